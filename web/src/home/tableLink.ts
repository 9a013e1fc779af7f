/** What people paste to get to a table: its link, its address without the host, or its id. */

/** As the server makes them: no letters or figures that look alike. */
const ID = /^[a-hjkmnp-z2-9]{12}$/;
const PATH = /\/t\/([^/?#\s]+)/;

/** Where it leads within the app; null where it names no table. The seats that a link brings come along. */
export function pathOf(pasted: string): string | null {
  const given = pasted.trim();
  const id = (PATH.exec(given)?.[1] ?? given).toLowerCase();
  if (!ID.test(id)) return null;
  const hash = given.includes("#") ? given.slice(given.indexOf("#")) : "";
  return `/t/${id}${hash}`;
}

export function idIn(path: string): string {
  return PATH.exec(path)?.[1]?.split("#")[0] ?? "";
}
