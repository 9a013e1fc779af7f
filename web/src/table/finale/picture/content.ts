/** What the picture of a game shows: nothing that was not on the table. */
import { language } from "../../../i18n/language.svelte";
import type { Ending, Standing } from "../ending.svelte";

export interface Content {
  game: string;
  title: string;
  story: string;
  standings: Standing[];
  /** The picture in words. */
  alt: string;
}

export function contentOf(ending: Ending): Content {
  const { table, standings, storyForAll: story } = ending;
  const words = language.text.finale.picture;
  const title = titleOf(standings);
  const listed = standings.map(
    ({ name, result, rank }) => `${name} ${result?.score ?? language.text.finale.place(rank)}`,
  );
  const alt = words.alt(table.title, title, language.list(listed), story);
  return { game: table.title, title, story, standings, alt };
}

/** “Mia wins, 36 to 31.” Where several win together, their scores are not compared. */
function titleOf(standings: Standing[]): string {
  const { wins, picture } = language.text.finale;
  const winners = standings.filter(({ isWinner }) => isWinner);
  const said = wins(language.list(winners.map(({ name }) => name)), winners.length, false);
  const [first, second] = standings.map(({ result }) => result?.score);
  if (winners.length > 1 || first === undefined || second === undefined) return said;
  return picture.score(said.replace(/\.$/, ""), picture.to(first, second));
}
