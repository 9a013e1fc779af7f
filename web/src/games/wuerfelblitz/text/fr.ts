import sentences from "../../../../../src/tablee/games/wuerfelblitz/sentences/fr.json";
import { secondsIn, teller, tellerOf } from "../../sentences";
import type { GameEvent } from "../types";
import { end } from "./end/fr";
import { say } from "./say/fr";
import type { GameText } from "./type";

const list = (parts: string[]) => new Intl.ListFormat("fr").format(parts);
const seconds = (ms: number) => secondsIn("fr", ms);

export const text: GameText = {
  summary:
    "Tous les dés d’un coup, et certains ne comptent pas\u00a0: la première bonne somme annoncée gagne un jeton.",
  options: {
    whites: "Dés blancs",
    teaser:
      "Casse-tête\u00a0: si une couleur de point apparaît deux fois, additionnez les dés qui ne comptent pas",
    handicap: "Jetons blancs pour un noir\u00a0: moins pour les plus jeunes",
    window: "Photo-finish\u00a0: des réponses aussi proches sont à égalité (en millièmes de seconde)",
    seconds: "Secondes pour une manche",
    fastest: "Trop rapide pour un humain\u00a0: la réponse ne compte pas (en millièmes de seconde)",
  },
  words: { yes: "oui", no: "non" },
  presets: {
    family: "Adversaires indulgents, une minute par manche.",
    quick: "Vingt secondes par manche, on ne traîne pas.",
    experts: "Trois dés blancs, casse-tête, adversaires coriaces.",
  },
  whites: {
    2: { title: "Deux", line: "Plus de dés comptent\u00a0: plus facile." },
    3: { title: "Trois", line: "Moins de dés comptent\u00a0: plus dur à voir." },
  },

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
    buzz: "Vous avez la somme\u00a0? À votre buzzer\u00a0!",
    waiting: (n) => (n === 1 ? "Il manque encore une réponse." : `Il manque encore ${n} réponses.`),
    over: "La partie est terminée.",
  },

  end,
  say,
  tell: teller<GameEvent["is"]>("fr", sentences),
  reason: tellerOf("fr", sentences.reasons, sentences.terms),
  mistake: tellerOf("fr", sentences.terms.mistake, sentences.terms),
  stake: tellerOf("fr", sentences.stakes, sentences.terms),

  dice: {
    mismarked: (colour: string) => `Aucun dé ne montre de point ${colour}\u00a0: il compte.`,
    pips: (colour, n) => `${colour} ${n}`,
    dot: (colour, dot) => `${colour} avec un point ${dot}`,
    white: (dots) => `dés blancs\u00a0: ${dots}`,
    covered: "Les dés sont sous la boîte.",
    lie: (dice) => `Les dés\u00a0: ${dice}`,
    lay: (dice) => `Les dés de la dernière manche\u00a0: ${dice}`,
  },

  pad: {
    label: "Votre réponse",
    empty: "Votre somme",
    erase: "Effacer le dernier chiffre",
    say: "Répondre",
    sayNumber: (n) => `Répondre ${n}`,
    silent: "Passer",
    range: (lowest, highest) => `de ${lowest} à ${highest}`,
  },

  waiting: {
    said: (n) => `Vous avez dit ${n}`,
    after: (ms) => `après ${seconds(ms)}`,
    silent: "Vous passez cette manche.",
    looking: (n) => (n === 1 ? "Cherche encore" : "Cherchent encore"),
    watching: "Vous regardez.",
    shaking: "Attention, les dés arrivent.",
  },

  round: {
    title: "Dernière manche",
    open: "Montrer la dernière manche",
    close: "Fermer la dernière manche",
    solution: (n) => `Somme ${n}`,
    nothing: "Aucun dé ne comptait",
    around:
      "Casse-tête\u00a0: une couleur de point était visible deux fois, seuls les dés exclus comptaient.",
    lateWhy: (ms) => `Trop tard\u00a0: plus de ${seconds(ms)} après la bonne réponse la plus rapide.`,
    measured: "mesuré par le serveur",
    measuredWhy: "* Temps mesuré par le serveur\u00a0: la connexion était plus lente que d’habitude.",
    verdict: {
      right: "juste",
      wrong: "faux",
      late: "trop tard",
      lateRight: "juste, trop tard",
      silent: "sans réponse",
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
    isReady: "attend la suite",
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
      needed === 1
        ? `noirs\u00a0: ${black} sur 3`
        : `noirs\u00a0: ${black} sur 3, blancs\u00a0: ${white} sur ${needed}`,
    rolls: "lance",
    done: "a répondu",
    winner: "vainqueur",
  },

  training: {
    chart: "Vos temps, manche après manche",
    key: "Un point est une bonne réponse, une croix une mauvaise, un tiret une manche sans réponse\u00a0; la ligne pointillée est la médiane.",
    median: "Médiane",
    best: "Meilleur temps",
    asTable: "Afficher en tableau",
    round: "Manche",
    date: "Date",
    time: "Temps",
    answer: "Réponse",
    when: (at) => at.toLocaleDateString("fr"),
    none: "Rien pour l’instant. Jouez une manche en solo, et vos temps apparaîtront ici.",
    kept: "Seul ce navigateur s’en souvient\u00a0; on voit les soixante dernières manches.",
    clear: "Effacer mes temps",
    clearSure: "Effacer tous vos temps\u00a0?",
  },

  rest: {
    name: "Vitesse",
    why: "La vitesse, c’est tout le reste\u00a0: la rapidité de vos bonnes réponses, et celle des autres.",
  },

  clock: (n) => `${n} s`,
  clockLabel: "Temps restant",
};
