/** The server's clock, reckoned from round trips, on a clock of this machine that nobody can set. */

interface Trip {
  length: number;
  /** The server's clock less this machine's; wrong by half the length at most. */
  ahead: number;
}

/** Trips that count: old ones say little about now. */
const REMEMBERED = 12;
/** By how much clocks may drift apart between trips, in milliseconds. */
const DRIFT = 10;

export class ServerClock {
  private trips: Trip[] = [];
  private guess = 0;

  constructor(private readonly here: () => number = () => performance.now()) {}

  /** A question was sent and answered: the shortest trip says it best. */
  travelled(sent: number, back: number, shown: number): void {
    const trip = { length: back - sent, ahead: shown - (sent + back) / 2 };
    // Clocks that cannot be reconciled: one has stood still meanwhile, as that of a sleeping machine does.
    const fitting = this.trips.filter((other) => fit(trip, other));
    this.trips = [...(fitting.length === this.trips.length ? this.trips : []), trip].slice(-REMEMBERED);
  }

  /** Something was heard that the server wrote at this time; better than nothing. */
  heard(shown: number): void {
    this.guess = shown - this.here();
  }

  /** After waking up or connecting anew everything is measured again. */
  forget(): void {
    this.trips = [];
  }

  get ahead(): number {
    if (!this.trips.length) return this.guess;
    return this.trips.reduce((best, trip) => (trip.length < best.length ? trip : best)).ahead;
  }

  /** Milliseconds until the server's clock shows this. */
  until(shown: number): number {
    return shown - this.here() - this.ahead;
  }
}

function fit(one: Trip, other: Trip): boolean {
  return Math.abs(one.ahead - other.ahead) <= (one.length + other.length) / 2 + DRIFT;
}
