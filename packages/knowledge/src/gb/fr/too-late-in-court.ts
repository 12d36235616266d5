/** What can still be done when the day in a court paper or a statutory demand is over: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_IN_COURT_FR: Words = {
  'gb.late.ni-want': {
    says: 'Le tribunal attendait votre réponse. Le jour est passé : il a peut-être déjà décidé.',
  },
  'gb.late.ni-step': {
    says: "Appelez aujourd'hui le tribunal avec le numéro du dossier. Demandez s'il y a une décision (decree). Sinon, envoyez tout de suite votre réponse.",
  },
  'gb.late.ni-rights': {
    says: "Sans décision, une réponse tardive peut encore compter. S'il y en a une, vous pouvez demander de l'annuler ou de payer en plusieurs fois.",
  },
  'gb.late.ni-not-yet': {
    says: "Le salaire ou les biens ne peuvent être saisis qu'après une décision (decree), et seulement par l'Enforcement of Judgments Office.",
  },
  'gb.late.ni-option': {
    says: "Demandez le formulaire au tribunal. Dites pourquoi vous n'avez pas répondu et quelle est votre défense.",
    title: 'Demander d’annuler la décision',
    cost: 'Il peut y avoir des frais.',
    time: 'Tout de suite.',
    risk: 'Sans vraie défense, le tribunal peut refuser.',
    bestFor: 'Il a décidé sans vous, et la demande est fausse.',
  },
  'gb.late.claim-want': {
    says: 'Le tribunal attendait votre réponse. Le délai semble passé : il y a peut-être déjà un jugement.',
  },
  'gb.late.possession-want': {
    says: 'On a demandé à un tribunal de vous faire quitter votre logement. Le jour des papiers est passé : un juge a peut-être décidé.',
  },
  'gb.late.possession-reality': {
    says: "Ne partez pas de vous-même. Même avec une décision, seuls les huissiers du tribunal peuvent vous expulser, et un juge peut parfois encore l'arrêter ou le retarder.",
  },
  'gb.late.possession-step': {
    says: "Appelez aujourd'hui le tribunal avec le numéro du dossier. Demandez ce qui est décidé et si une audience vient encore. Si oui, allez-y, même sans le formulaire.",
  },
  'gb.late.possession-option': {
    says: "Envoyez le formulaire N244. Dites pourquoi vous n'êtes pas venu ou n'avez pas répondu, et ce que vous pouvez payer. Demandez que l'expulsion attende.",
    title: 'Demander au juge de revoir ou d’attendre',
    cost: 'Des frais. Avec peu d’argent, vous pouvez demander une aide.',
    time: "Aujourd'hui, avant les huissiers.",
    risk: 'Le juge peut refuser. Pour certaines décisions il peut peu aider.',
    bestFor: 'Il y a une décision et vous voulez rester.',
  },
  'gb.late.goods-want': {
    says: 'On a demandé au tribunal de vous faire rendre le bien ou payer. Le jour des papiers est passé : il a peut-être décidé.',
  },
  'gb.late.goods-step': {
    says: "Appelez aujourd'hui le tribunal et demandez ce qui est décidé. Parlez à un conseiller gratuit avant de rendre quoi que ce soit : le tribunal peut modifier sa décision.",
  },
  'gb.late.scotland-tribunal-want': {
    says: "Quelqu'un a demandé au tribunal du logement une décision contre vous. Le jour des papiers est passé : il a peut-être décidé.",
  },
  'gb.late.scotland-tribunal-step': {
    says: "Appelez aujourd'hui le tribunal avec le numéro du dossier. Demandez s'il a décidé. S'il reste une réunion ou une audience, participez.",
  },
  'gb.late.scotland-tribunal-recall': {
    says: "S'il a décidé sans vous, demandez tout de suite par écrit l'annulation (recall). Vous avez 14 jours après la décision. S'ils sont passés, demandez aujourd'hui à Shelter Scotland ce qui reste.",
  },
  'gb.late.demand-rights': {
    says: "Les 18 et 21 jours semblent passés. Avec une bonne raison, le tribunal peut encore accepter une contestation tardive, si personne n'a demandé votre faillite (bankruptcy).",
  },
  'gb.late.demand-not-yet': {
    says: "Cette lettre seule ne vous met pas en faillite. Il faut une requête (petition), qu'on doit vous remettre, puis une audience.",
  },
  'gb.late.demand-step': {
    says: "Appelez aujourd'hui un conseiller gratuit. Demandez si quelqu'un a demandé votre faillite. Si oui, allez à l'audience : vous pouvez encore contester ou proposer de payer.",
  },
}
