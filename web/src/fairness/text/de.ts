/** The words of the page where dice are checked, in German. */
import type { Text } from "../../i18n/language.svelte";

export const dice: Text["dice"] = {
  open: "Würfel prüfen",
  title: (game) => `Waren die Würfel fair? ${game}`,
  promised: "Faire Würfel",
  promisedWhy:
    "Alle Würfel und Karten dieses Spiels folgen aus einer geheimen Zahl, die der Server vorher gezogen hat, dem Startwert, und aus Zahlen, die die Geräte der Spieler zu Beginn einwerfen. So kann niemand die Würfel aussuchen. Das ist der Fingerabdruck des Startwerts. Nach dem Spiel sehen alle den Startwert und können prüfen, dass nichts geändert wurde.",
  noteIt:
    "Dein Browser merkt ihn sich. Wer ganz sicher sein will, schreibt ihn auf oder schickt ihn den anderen.",
  notOverWhy:
    "Der Startwert bleibt bis zum Ende geheim. Danach kannst du hier jeden Wurf und jede Karte prüfen.",
  verdict: {
    good: "Alle Prüfungen bestanden: Die Würfel waren fair.",
    open: "Alles, was sich hier prüfen lässt, stimmt.",
    bad: "Eine Prüfung ist fehlgeschlagen.",
  },
  sign: { good: "Stimmt:", open: "Nicht bekannt:", bad: "Stimmt nicht:" },
  promise: {
    good: "Der Tisch zeigt den Fingerabdruck, den dieser Browser vor dem Ende des Spiels sah.",
    open: "Dieser Browser war vor dem Ende nicht am Tisch und hat sich keinen Fingerabdruck gemerkt. Vergleiche ihn mit jemandem, der dabei war.",
    bad: "Dieser Browser sah vor dem Ende des Spiels einen anderen Fingerabdruck.",
  },
  remembered: "Der Fingerabdruck, den sich dieser Browser gemerkt hat:",
  proof: {
    good: "Der Startwert hat diesen Fingerabdruck. Das hat dein Browser selbst ausgerechnet.",
    bad: "Der Startwert hat einen anderen Fingerabdruck, wie dein Browser selbst ausgerechnet hat.",
  },
  numbers: {
    good: "Die Zahl, die dieser Browser eingeworfen hat, steckt in den Würfeln, ebenso wie die Zahlen, die die anderen versprochen hatten, bevor sie deine kannten.",
    open: "Dieser Browser hat keine Zahl eingeworfen. Er weiß also nicht, ob die Zahlen der anderen die versprochenen sind.",
    bad: "Die Zahlen dieser Partie sind nicht die, die vor dem Spiel eingeworfen wurden, oder es fehlt eine.",
    none: "Als diese Partie gespielt wurde, warfen die Geräte der Spieler noch keine Zahlen ein: Die Würfel folgen allein aus dem Startwert.",
  },
  thrownIn: "Eingeworfene Zahlen",
  thrownInWhy: "Zusammen mit dem Startwert ergeben sie alle Würfe und Karten.",
  number: {
    own: "von diesem Browser eingeworfen",
    given: "vom Gerät des Spielers eingeworfen",
    bot: "eine Zahl des Servers für einen Bot; sie folgt aus dem Startwert",
    silent: "nicht dabei: Das Gerät hat keine Zahl eingeworfen",
    withheld: "nicht dabei: Das Gerät hat eine Zahl versprochen und nicht rechtzeitig gezeigt",
    pledged: "noch nicht gezeigt",
  },
  draws: {
    good: (draws) =>
      draws === 1
        ? "Die eine Ziehung folgt aus dem Startwert. Der Server hat sie wiederholt."
        : `Alle ${draws} Würfe und Ziehungen folgen aus dem Startwert. Der Server hat sie wiederholt.`,
    bad: (others, draws) =>
      `Von ${draws} Würfen und Ziehungen ${others === 1 ? "folgt" : "folgen"} ${others} nicht aus dem Startwert.`,
  },
  values: "Fingerabdruck und Startwert",
  fingerprint: "Fingerabdruck",
  fingerprintWhy: "Von Anfang an gezeigt: der SHA-256 des Startwerts.",
  seed: "Startwert",
  seedWhy: "Am Ende verraten: Alle Würfe und Karten folgen aus ihm und den Zahlen der Spieler.",
  all: (draws) => `Alle Würfe und Ziehungen einzeln (${draws})`,
  lookAt: (move) => `Zug ${move} auf dem Brett ansehen`,
  follows: "folgt aus dem Startwert",
  other: "Der Startwert ergibt",
  yourself: "Selbst prüfen",
  yourselfWhy:
    "Du traust uns nicht? Prüf es auf deinem eigenen Rechner: Lade die Partie herunter und rufe auf:",
  honest:
    "Das zeigt, dass niemand die Würfel geändert hat, nachdem der Fingerabdruck zu sehen war, und dass niemand sie ausgesucht hat, wenn deine Zahl dabei ist. Es zeigt nicht, dass der Betreiber des Servers die kommenden Würfe nicht angesehen hat.",
};
