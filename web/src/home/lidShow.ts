/** Lets the lids of home play their films: one at a time, a move every few seconds, and none where nobody would look. */
import { isStill } from "../kit/board/motion";

/** Milliseconds from one move to the next, on whatever lid. */
export const PACE = 4000;

export interface Player {
  isInView: () => boolean;
  step: () => void;
}

interface Battery {
  charging: boolean;
  level: number;
}

/** What few browsers tell. */
interface Frugal {
  getBattery?: () => Promise<Battery>;
  connection?: { saveData?: boolean };
}

const LOW = 0.2;

/** Whether the device is short of power, or wants to save data. */
export async function isSaving(device: Frugal = navigator as Frugal): Promise<boolean> {
  if (device.connection?.saveData) return true;
  const battery = await device.getBattery?.().catch(() => null);
  return !!battery && !battery.charging && battery.level <= LOW;
}

export class LidShow {
  private players: Player[] = [];
  private last: Player | null = null;
  /** The lid under the pointer or with the focus: it plays alone. */
  private favourite: Player | null = null;

  /** Comes back with how to leave. */
  join(player: Player): () => void {
    this.players.push(player);
    return () => {
      this.players = this.players.filter((other) => other !== player);
      if (this.favourite === player) this.favourite = null;
    };
  }

  favour(player: Player | null): void {
    this.favourite = player;
  }

  /** Plays a move on the favourite, or on the next lid in view. */
  async tick(): Promise<void> {
    if (isStill() || document.visibilityState !== "visible" || (await isSaving())) return;
    this.last = this.favourite ?? this.following();
    this.last?.step();
  }

  private following(): Player | null {
    const first = this.last ? this.players.indexOf(this.last) + 1 : 0;
    const row = [...this.players.slice(first), ...this.players.slice(0, first)];
    return row.find((player) => player.isInView()) ?? null;
  }

  /** Comes back with how to stop. */
  run(): () => void {
    const timer = setInterval(() => void this.tick(), PACE);
    return () => clearInterval(timer);
  }
}
