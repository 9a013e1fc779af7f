/** The server's clock, estimated from round trips on the monotonic clock of this machine. */

interface Trip {
  length: number;
  /** The server's clock minus this machine's; wrong by half the length at most. */
  ahead: number;
}

/** How many trips count: old ones say little about now. */
const REMEMBERED = 12;
/** By how much clocks may drift apart between trips, in milliseconds. */
const DRIFT = 10;

export class ServerClock {
  private trips: Trip[] = [];
  private guess = 0;

  constructor(private readonly here: () => number = () => performance.now()) {}

  /** A question was sent and answered; the shortest trip is the most exact. */
  travelled(sent: number, back: number, shown: number): void {
    const trip = { length: back - sent, ahead: shown - (sent + back) / 2 };
    // If trips contradict each other, one clock stood still in between, as in a sleeping machine.
    const fitting = this.trips.filter((other) => fit(trip, other));
    this.trips = [...(fitting.length === this.trips.length ? this.trips : []), trip].slice(-REMEMBERED);
  }

  /** A message came that the server wrote at this time: an estimate until there is a trip. */
  heard(shown: number): void {
    this.guess = shown - this.here();
  }

  /** Drops all measurements, after waking up or reconnecting. */
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
