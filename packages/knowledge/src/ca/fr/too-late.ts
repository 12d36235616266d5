/** What can still be done when the day in a letter is over: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FR: Words = {
  'ca.late.claim-want': {
    says: 'Vous pouviez répondre et donner votre version. Le jour semble passé : il y a peut-être déjà un jugement.',
  },
  'ca.late.claim-reality': {
    says: "Renseignez-vous aujourd'hui. Sans jugement, une réponse tardive peut encore compter. S'il y en a un, vous pouvez demander de l'annuler.",
  },
  'ca.late.claim-not-yet': {
    says: "Le salaire, le compte ou les biens ne peuvent être saisis qu'après un jugement. Demandez au tribunal s'il y en a un.",
  },
  'ca.late.claim-step': {
    says: "Appelez aujourd'hui le greffe avec le numéro du dossier. Demandez s'il y a un jugement. Sinon, déposez tout de suite votre réponse et envoyez une copie à l'autre partie.",
  },
  'ca.late.claim-option': {
    says: "Demandez de l'annuler. Dites pourquoi vous n'avez pas répondu et quelle est votre défense. Demandez que rien ne soit saisi avant la décision.",
    title: 'Demander d’annuler le jugement',
    cost: 'Il peut y avoir des frais.',
    time: 'Dès que vous le savez.',
    risk: 'Sans vraie raison, le tribunal peut refuser, avec des frais.',
    bestFor: 'Il a décidé sans vous, et la demande est fausse.',
  },
  'ca.late.home-step': {
    says: "Ne partez pas de vous-même : le plus souvent, seul un tribunal peut l'ordonner. Appelez-le aujourd'hui et demandez s'il y a un dossier, une audience ou une décision. S'il a décidé sans vous, demandez tout de suite un nouvel examen.",
  },
  'ca.late.tax-step': {
    says: "Le jour est passé : appelez l'agence du revenu aujourd'hui et demandez un plan. La somme est fausse ? Opposez-vous dans les 90 jours de l'avis. Ensuite, vous pouvez demander plus de temps pendant un an.",
  },
  'ca.late.tax-option': {
    says: 'Envoyez l’opposition. Les 90 jours sont passés ? Écrivez aussi pourquoi ce n’était pas possible à temps. En cas de refus, vous pouvez demander à la Cour de l’impôt.',
    title: 'S’opposer, ou demander du temps',
    cost: 'Gratuit.',
    time: '90 jours. Avec une bonne raison, un an de plus.',
    risk: 'On peut refuser si la raison est faible.',
    bestFor: 'La somme est fausse.',
  },
  'ca.late.benefit-step': {
    says: "Demandez aujourd'hui par écrit une révision. La décision a plus de 30 jours ? Dites pourquoi vous êtes en retard et que vous vouliez toujours la demander : elle peut encore être acceptée.",
  },
  'ca.late.fine-step': {
    says: "Appelez aujourd'hui le tribunal indiqué sur la contravention. Demandez si vous êtes condamné et si l'affaire peut être rouverte. En Ontario, vous avez souvent 15 jours après l'avoir su.",
  },
  'ca.late.fine-reality': {
    says: "Le dernier jour semble passé : des frais peuvent s'ajouter. Vous pouvez encore payer, demander du temps, et demander ce qui reste si l'amende est fausse.",
  },
  'ca.late.job-step': {
    says: 'Un jour pour signer dans la lettre est celui de l’employeur. Ne signez pas encore : faites vérifier l’offre aujourd’hui par un avocat ou une clinique juridique. Vous avez souvent deux ans pour réclamer plus en justice.',
  },
  'ca.late.job-qc-step': {
    says: 'Les 45 jours depuis votre dernier jour sont passés ? Envoyez la plainte à la CNESST aujourd’hui et dites pourquoi elle est tardive. Le Tribunal administratif du travail peut l’accepter pour un motif raisonnable.',
  },
  'ca.late.job-bc-step': {
    says: 'Six mois depuis votre dernier jour sont passés ? L’Employment Standards Branch ne prend une plainte tardive que si un fait spécial vous a retenu. Une action en justice a son propre délai, plus long.',
  },
  'ca.late.job-federal-step': {
    says: 'Les 90 jours depuis votre dernier jour sont passés ? Plus de temps est rare, par exemple si vous aviez d’abord écrit au mauvais bureau. Voyez un avocat aujourd’hui : vous pouvez souvent encore réclamer le préavis en justice.',
  },
  'ca.late.rent-step': {
    says: 'Le jour est passé, mais vous n’avez pas à partir. Payez aujourd’hui ce que vous pouvez, gardez une preuve, et offrez un plan par écrit. Ouvrez tout le courrier : un avis ou une audience peut suivre.',
  },
}
