/** Whose view an update shows. */
import type { UpdateMessage } from "./http";

/** Put the seat into the views: in a game without hidden information all viewers are sent the same. */
export function withViewer(update: UpdateMessage): UpdateMessage {
  for (const { view } of [update, ...update.steps]) {
    if (view !== null) (view as { you: number | null }).you = update.you;
  }
  return update;
}
