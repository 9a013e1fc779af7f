import sentences from "../../../../../src/tablee/games/wuerfelblitz/sentences/fr.json";
import { secondsIn, teller, tellerOf } from "../../sentences";
import type { GameEvent } from "../types";
import { say } from "./say/fr";
import type { GameText } from "./type";

const list = (parts: string[]) => new Intl.ListFormat("fr").format(parts);
const seconds = (ms: number) => secondsIn("fr", ms);

export const text: GameText = {
  summary:
    "Tous les dés d’un coup, et certains ne comptent pas\u00a0: la première bonne somme annoncée gagne un jeton.",
  options: {
    whites: "Dés blancs\u00a0: deux, c’est plus facile, trois, plus difficile",
    teaser: "Casse-tête\u00a0: une couleur de point visible deux fois renverse la somme",
    handicap: "Jetons blancs qui font un jeton noir",
    window: "Millisecondes entre deux bonnes réponses à égalité",
    seconds: "Secondes pour une manche",
    fastest: "Millisecondes en dessous desquelles aucun humain ne répond",
  },
  words: { yes: "oui", no: "non" },

  list,
  seconds,
  colours: {
    red: "rouge",
    orange: "orange",
    black: "noir",
    yellow: "jaune",
    green: "vert",
    blue: "bleu",
  },

  task: {
    lot: "Le premier lanceur est tiré au sort.",
    shake: "On secoue les dés…",
    look: "Additionnez les dés qui comptent et dites la somme.",
    teaser: "Dites la somme — si une couleur de point est visible deux fois, additionnez les dés exclus.",
    buzz: "Qui connaît la somme appuie sur son buzzer.",
    waiting: (n) => (n === 1 ? "Il manque encore une réponse." : `Il manque encore ${n} réponses.`),
    over: "La partie est terminée.",
  },

  say,
  tell: teller<GameEvent["is"]>("fr", sentences),
  reason: tellerOf("fr", sentences.reasons, sentences.terms),
  mistake: tellerOf("fr", sentences.terms.mistake, sentences.terms),
  stake: tellerOf("fr", sentences.stakes, sentences.terms),

  dice: {
    mismarked: (colour: string) => `Aucun dé ne montre de point ${colour}\u00a0: il compte.`,
    pips: (colour, n) => `${colour} ${n}`,
    dot: (colour, dot) => `${colour} avec un point ${dot}`,
    white: (dots) => `dés blancs : ${dots}`,
    covered: "Les dés sont sous la boîte.",
    lie: (dice) => `Les dés : ${dice}`,
    lay: (dice) => `Les dés de la dernière manche : ${dice}`,
  },

  pad: {
    label: "Votre réponse",
    empty: "Votre somme",
    erase: "Effacer le dernier chiffre",
    say: "Dire",
    sayNumber: (n) => `Dire ${n}`,
    silent: "Ne rien dire",
    range: (lowest, highest) => `de ${lowest} à ${highest}`,
  },

  waiting: {
    said: (n) => `Vous avez dit ${n}`,
    after: (ms) => `après ${seconds(ms)}`,
    silent: "Vous ne dites rien dans cette manche.",
    looking: (n) => (n === 1 ? "Cherche encore" : "Cherchent encore"),
    watching: "Vous êtes spectateur.",
    shaking: "Attention, les dés arrivent.",
  },

  round: {
    title: "Dernière manche",
    open: "Montrer la dernière manche",
    close: "Fermer la dernière manche",
    solution: (n) => `Somme ${n}`,
    nothing: "Aucun dé ne comptait",
    around: "Casse-tête : une couleur de point était visible deux fois, seuls les dés exclus comptaient.",
    lateWhy: (ms) => `Trop tard\u00a0: plus de ${seconds(ms)} après la bonne réponse la plus rapide.`,
    measured: "mesuré par le serveur",
    measuredWhy: "* Le serveur a mesuré ce temps lui-même\u00a0: le trajet a duré plus que d’habitude.",
    verdict: {
      right: "juste",
      wrong: "faux",
      late: "trop tard",
      lateRight: "juste, trop tard",
      silent: "n’a rien dit",
    },
    moved: {
      white: "un jeton blanc",
      black: "un jeton noir",
      lost: "perd un jeton blanc",
    },
    mine: (who, why) => `${who}\u00a0: ${why}`,
    nobody: "Aucune bonne réponse",
    winner: (who, ms) => `${who}, ${seconds(ms)}`,
  },

  next: {
    ready: "Quand vous voulez.",
    button: "Manche suivante",
    slower: "Moins vite",
    slowed: "Ils prendront plus de temps.",
    waiting: (names) => `On attend ${names}`,
    soon: "La suite arrive",
    begins: (n) =>
      n === 1
        ? "La manche suivante commence dans une seconde."
        : `La manche suivante commence dans ${n} secondes.`,
    isReady: "est prêt",
  },

  count: { ready: "Préparez-vous…", one: "Un", two: "Deux" },

  buzz: {
    label: "Les buzzers",
    press: (who, key) => `${who}\u00a0: je l’ai\u00a0! (touche ${key})`,
    turn: (who) => `${who}, quelle est la somme\u00a0?`,
    back: "Revoir les dés",
    giveUp: "Personne ne sait",
  },

  players: {
    label: "Jetons",
    tokens: (black, white, needed) =>
      needed === 1 ? `noirs : ${black} sur 3` : `noirs : ${black} sur 3, blancs : ${white} sur ${needed}`,
    rolls: "lance",
    done: "a répondu",
    winner: "vainqueur",
  },

  training: {
    chart: "Vos temps, manche après manche",
    key: "Un point est une bonne réponse, une croix une mauvaise, un tiret une manche sans réponse\u00a0; la ligne pointillée est la médiane.",
    median: "Médiane",
    best: "Meilleur temps",
    asTable: "La même chose en tableau",
    round: "Manche",
    date: "Date",
    time: "Temps",
    answer: "Réponse",
    when: (at) => at.toLocaleDateString("fr"),
    none: "Rien encore\u00a0: dressez une table pour vous seul et jouez une manche.",
    kept: "Seul ce navigateur s’en souvient\u00a0; on voit les soixante dernières manches.",
    clear: "Tout oublier",
    clearSure: "Vraiment tout oublier\u00a0?",
  },

  rest: {
    name: "Vitesse",
    why: "La vitesse est tout le reste\u00a0: la vitesse des bonnes réponses, celles de chacun et celles des autres.",
  },

  clock: (n) => `${n} s`,
  clockLabel: "Temps restant",
};
