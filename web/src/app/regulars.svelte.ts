/** The regulars of the house: the names and faces of bots, each with a level. */
import { server, type Regular } from "../api/http";

class Regulars {
  all = $state.raw<Regular[]>([]);
  private asked: Promise<void> | null = null;

  /** Asks the server once; until it answers, or if it does not, nobody is known. */
  load(): Promise<void> {
    this.asked ??= server
      .house()
      .then(({ regulars }) => void (this.all = regulars))
      .catch(() => void (this.asked = null));
    return this.asked;
  }

  named(face: string): Regular | null {
    return this.all.find(({ id }) => id === face) ?? null;
  }

  of(level: string): Regular[] {
    return this.all.filter((regular) => regular.level === level);
  }

  /** One of the level who is not taken, else of the nearest of `levels`, which go from the weakest to the strongest. */
  free(level: string, taken: string[], levels: string[]): Regular | null {
    const far = (regular: Regular) => Math.abs(levels.indexOf(regular.level) - levels.indexOf(level) - 0.1);
    const [found] = this.all
      .filter(({ id }) => !taken.includes(id))
      .sort((one, other) => far(one) - far(other));
    return found ?? null;
  }
}

export const regulars = new Regulars();
