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

  /** One of the level who is not taken, else any who is not. */
  free(level: string, taken: string[]): Regular | null {
    const isFree = ({ id }: Regular) => !taken.includes(id);
    return this.of(level).find(isFree) ?? this.all.find(isFree) ?? null;
  }
}

export const regulars = new Regulars();
