import sentences from "../../../../../src/tablee/games/wuerfelblitz/sentences/de.json";
import { secondsIn, teller, tellerOf } from "../../sentences";
import type { GameEvent } from "../types";
import { end } from "./end/de";
import { say } from "./say/de";
import type { GameText } from "./type";

const list = (parts: string[]) => new Intl.ListFormat("de").format(parts);
const seconds = (ms: number) => secondsIn("de", ms);

export const text: GameText = {
  summary:
    "Alle Würfel auf einmal, und manche zählen nicht: Wer zuerst die richtige Summe sagt, bekommt einen Chip.",
  options: {
    whites: "Weiße Würfel",
    teaser: "Kopfnuss: Ist eine Punktfarbe zweimal da, zählen die ausgeschlossenen Würfel",
    handicap: "Weiße Chips für einen schwarzen: für Jüngere weniger",
    window: "Fotofinish: So knappe Antworten gelten als gleichzeitig (in Tausendstelsekunden)",
    seconds: "Sekunden für eine Runde",
    fastest: "Zu schnell für einen Menschen: zählt nicht (in Tausendstelsekunden)",
  },
  words: { yes: "ja", no: "nein" },
  presets: {
    family: "Sanfte Mitspieler, jedes Mal eine Minute Zeit.",
    quick: "Zwanzig Sekunden pro Runde, kein Trödeln.",
    experts: "Drei weiße Würfel, Kopfnuss, starke Gegner.",
  },
  whites: {
    2: { title: "Zwei", line: "Mehr Würfel zählen: leichter." },
    3: { title: "Drei", line: "Weniger Würfel zählen: schwerer zu sehen." },
  },

  list,
  seconds,
  colours: {
    red: "Rot",
    orange: "Orange",
    black: "Schwarz",
    yellow: "Gelb",
    green: "Grün",
    blue: "Blau",
  },

  task: {
    lot: "Es wird ausgelost, wer zuerst würfelt.",
    shake: "Die Würfel werden geschüttelt …",
    look: "Zähl die Würfel zusammen, die zählen, und sag die Summe.",
    teaser: "Sag die Summe – ist eine Punktfarbe zweimal da, zählen die ausgeschlossenen Würfel.",
    buzz: "Wer die Summe weiß, drückt den Buzzer.",
    waiting: (n) => (n === 1 ? "Es fehlt noch eine Antwort." : `Es fehlen noch ${n} Antworten.`),
    over: "Die Partie ist zu Ende.",
  },

  end,
  say,
  tell: teller<GameEvent["is"]>("de", sentences),
  reason: tellerOf("de", sentences.reasons, sentences.terms),
  mistake: tellerOf("de", sentences.terms.mistake, sentences.terms),
  stake: tellerOf("de", sentences.stakes, sentences.terms),

  dice: {
    mismarked: (colour: string) => `Kein Würfel zeigt ${colour} als Punkt: Der zählt.`,
    pips: (colour, n) => `${colour} ${n}`,
    dot: (colour, dot) => `${colour} mit Punkt in ${dot}`,
    white: (dots) => `weiße Würfel: ${dots}`,
    covered: "Die Würfel liegen unter der Schachtel.",
    lie: (dice) => `Die Würfel: ${dice}`,
    lay: (dice) => `Die Würfel der letzten Runde: ${dice}`,
  },

  pad: {
    label: "Deine Antwort",
    empty: "Deine Summe",
    erase: "Letzte Ziffer löschen",
    say: "Antworten",
    sayNumber: (n) => `${n} antworten`,
    silent: "Passen",
    range: (lowest, highest) => `${lowest} bis ${highest}`,
  },

  waiting: {
    said: (n) => `Du hast ${n} gesagt`,
    after: (ms) => `nach ${seconds(ms)}`,
    silent: "Du setzt diese Runde aus.",
    looking: (n) => (n === 1 ? "Sucht noch" : "Suchen noch"),
    watching: "Du schaust zu.",
    shaking: "Gleich kommen die Würfel.",
  },

  round: {
    title: "Letzte Runde",
    open: "Letzte Runde zeigen",
    close: "Letzte Runde schließen",
    solution: (n) => `Summe ${n}`,
    nothing: "Kein Würfel zählte",
    around: "Kopfnuss: Eine Punktfarbe war zweimal da, darum zählten nur die ausgeschlossenen Würfel.",
    lateWhy: (ms) => `Zu spät: mehr als ${seconds(ms)} nach der schnellsten richtigen Antwort.`,
    measured: "vom Server gemessen",
    measuredWhy: "* Vom Server gemessen: Die Verbindung war langsamer als sonst.",
    verdict: {
      right: "richtig",
      wrong: "falsch",
      late: "zu spät",
      lateRight: "richtig, zu spät",
      silent: "keine Antwort",
    },
    moved: {
      white: "ein weißer Chip",
      black: "ein schwarzer Chip",
      lost: "verliert einen weißen Chip",
    },
    mine: (who, why) => `${who}: ${why}`,
    nobody: "Niemand lag richtig",
    winner: (who, ms) => `${who}, ${seconds(ms)}`,
  },

  next: {
    ready: "Wann du willst.",
    button: "Nächste Runde",
    slower: "Langsamer, bitte",
    slowed: "Ab jetzt lassen sie sich mehr Zeit.",
    waiting: (names) => `Wir warten auf ${names}`,
    soon: "Gleich geht es weiter",
    begins: (n) =>
      n === 1 ? "Die nächste Runde beginnt in einer Sekunde." : `Die nächste Runde beginnt in ${n} Sekunden.`,
    isReady: "ist bereit",
  },

  count: { ready: "Gleich geht’s los …", one: "Eins", two: "Zwei" },

  buzz: {
    label: "Buzzer",
    press: (who, key) => `${who}: Ich hab’s! (Taste ${key})`,
    turn: (who) => `${who}, wie lautet die Summe?`,
    back: "Zurück zu den Würfeln",
    giveUp: "Niemand weiß es",
  },

  players: {
    label: "Chips",
    tokens: (black, white, needed) =>
      needed === 1 ? `${black} von 3 schwarzen` : `${black} von 3 schwarzen, ${white} von ${needed} weißen`,
    rolls: "würfelt",
    done: "ist fertig",
    winner: "gewinnt",
  },

  training: {
    chart: "Deine Zeiten, Runde für Runde",
    key: "Punkte sind richtige Antworten, Kreuze falsche, Striche Runden ohne Antwort; die gestrichelte Linie ist der Median.",
    median: "Median",
    best: "Bestzeit",
    asTable: "Als Tabelle zeigen",
    round: "Runde",
    date: "Datum",
    time: "Zeit",
    answer: "Antwort",
    when: (at) => at.toLocaleDateString("de"),
    none: "Noch nichts. Spiel eine Runde allein, dann stehen deine Zeiten hier.",
    kept: "Nur in diesem Browser gespeichert; gezeigt werden die letzten sechzig Runden.",
    clear: "Meine Zeiten löschen",
    clearSure: "Alle deine Zeiten löschen?",
  },

  rest: {
    name: "Tempo",
    why: "Tempo ist alles andere: wie schnell jemand richtig lag und wie schnell die anderen waren.",
  },

  clock: (n) => `${n} s`,
  clockLabel: "Restzeit",
};
