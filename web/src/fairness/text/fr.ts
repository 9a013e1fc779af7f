/** The words of the page where dice are checked, in French. */
import type { Text } from "../../i18n/language.svelte";

export const dice: Text["dice"] = {
  open: "Vérifier les dés",
  title: (game) => `Les dés étaient-ils honnêtes\u00a0? ${game}`,
  promised: "Dés honnêtes",
  promisedWhy:
    "Tous les dés et toutes les cartes de cette partie découlent d’un nombre secret que le serveur a tiré avant elle, la graine, et de nombres que les appareils des joueurs y ajoutent au début. Ainsi, personne ne peut choisir les dés. Voici l’empreinte de la graine. À la fin, tout le monde voit la graine et peut vérifier que rien n’a été changé.",
  noteIt: "Votre navigateur la retient. Pour en être tout à fait sûr, notez-la ou envoyez-la aux autres.",
  notOverWhy:
    "Personne ne doit connaître la graine des dés avant la fin. Ensuite, vous pourrez vérifier ici chaque tirage.",
  verdict: {
    good: "Toutes les vérifications sont bonnes\u00a0: les dés étaient honnêtes.",
    open: "Toutes les vérifications possibles ici sont bonnes.",
    bad: "Une vérification a échoué.",
  },
  sign: { good: "Vérifié\u00a0:", open: "Inconnu\u00a0:", bad: "Échec\u00a0:" },
  promise: {
    good: "La table montre l’empreinte que ce navigateur a vue avant la fin de la partie.",
    open: "Ce navigateur n’était pas à la table avant la fin et n’a retenu aucune empreinte. Comparez-la avec quelqu’un qui y était.",
    bad: "Ce navigateur a vu une autre empreinte avant la fin de la partie.",
  },
  remembered: "L’empreinte que ce navigateur a retenue\u00a0:",
  proof: {
    good: "La graine a bien cette empreinte. Votre navigateur l’a calculé lui-même.",
    bad: "La graine a une autre empreinte, votre navigateur l’a calculé lui-même.",
  },
  numbers: {
    good: "Le nombre ajouté par ce navigateur compte dans les dés, tout comme ceux que les autres avaient promis avant de le connaître.",
    open: "Ce navigateur n’a ajouté aucun nombre\u00a0: il ne sait pas si ceux des autres sont ceux qu’ils avaient promis.",
    bad: "Les nombres de cette partie ne sont pas ceux qui ont été ajoutés au début, ou il en manque un.",
    none: "Quand cette partie a été jouée, les appareils des joueurs n’ajoutaient pas encore de nombres\u00a0: les dés découlent de la graine seule.",
  },
  thrownIn: "Nombres des joueurs",
  thrownInWhy: "Avec la graine, ils donnent tous les dés et toutes les cartes.",
  number: {
    own: "ajouté par ce navigateur",
    given: "ajouté par l’appareil du joueur",
    bot: "nombre du serveur pour un bot\u00a0; il découle de la graine",
    silent: "ne compte pas\u00a0: l’appareil n’a ajouté aucun nombre",
    withheld: "ne compte pas\u00a0: l’appareil a promis un nombre sans le montrer à temps",
    pledged: "pas encore montré",
  },
  draws: {
    good: (draws) =>
      draws === 1
        ? "Le seul tirage découle de la graine. Le serveur l’a refait."
        : `Les ${draws} tirages découlent tous de la graine. Le serveur les a refaits.`,
    bad: (others, draws) => `Tirages qui ne découlent pas de la graine\u00a0: ${others} sur ${draws}.`,
  },
  values: "Empreinte et graine",
  fingerprint: "Empreinte",
  fingerprintWhy: "Montrée dès le début\u00a0: le SHA-256 de la graine.",
  seed: "Graine",
  seedWhy:
    "Révélée à la fin\u00a0: tous les dés et toutes les cartes découlent d’elle et des nombres des joueurs.",
  all: (draws) => `Tous les tirages, un par un (${draws})`,
  lookAt: (move) => `Voir le coup ${move} sur le plateau`,
  follows: "découle de la graine",
  other: "La graine donne",
  yourself: "Vérifiez vous-même",
  yourselfWhy:
    "Vous ne nous croyez pas sur parole\u00a0? Vérifiez sur votre ordinateur. Téléchargez la partie et lancez\u00a0:",
  honest:
    "Cela montre que personne n’a changé les dés après que l’empreinte a été montrée, et que personne ne les a choisis si votre nombre en fait partie. Cela ne montre pas que les responsables du serveur n’ont pas regardé les dés à venir.",
};
