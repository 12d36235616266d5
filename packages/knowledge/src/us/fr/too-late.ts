/** What can still be done when the day in a letter is over: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FR: Words = {
  'us.late.claim-who': {
    says: 'Le demandeur (plaintiff) est celui qui poursuit. Vous êtes le défendeur. Le délai semble passé : le tribunal a peut-être décidé.',
  },
  'us.late.claim-reality': {
    says: "Renseignez-vous aujourd'hui. Sans jugement, une réponse tardive peut encore compter. S'il y en a un, vous pouvez demander de l'annuler.",
  },
  'us.late.claim-not-yet': {
    says: "Le salaire, le compte ou les biens ne peuvent être saisis qu'après un jugement. Demandez au tribunal s'il y en a un.",
  },
  'us.late.claim-step': {
    says: "Appelez aujourd'hui le greffe avec le numéro du dossier. Demandez s'il y a un jugement. Sinon, déposez tout de suite votre réponse et envoyez une copie à l'autre partie.",
  },
  'us.late.claim-option': {
    says: "Demandez de l'annuler. Dites pourquoi vous n'avez pas répondu et quelle est votre défense. Demandez que rien ne soit saisi avant la décision.",
    title: 'Demander d’annuler le jugement',
    cost: 'Il peut y avoir des frais.',
    time: 'Dès que vous le savez.',
    risk: 'Sans vraie raison, le tribunal peut refuser, avec des frais.',
    bestFor: 'Il a décidé sans vous, et la demande est fausse.',
  },
  'us.late.home-step': {
    says: "Ne partez pas de vous-même : le plus souvent, seul un tribunal peut l'ordonner. Appelez-le aujourd'hui et demandez s'il y a un dossier, une audience ou une décision. S'il a décidé sans vous, demandez tout de suite un nouvel examen.",
  },
  'us.late.tax-step': {
    says: "Le jour de l'avis est passé. Demandez un plan à l'IRS aujourd'hui. Après un dernier avis de saisie, une « equivalent hearing » reste possible un an, mais elle n'arrête pas la saisie à elle seule.",
  },
  'us.late.benefit-step': {
    says: "Si c'est faux, faites appel aujourd'hui. Le jour est passé ? Dites pourquoi vous êtes en retard. Beaucoup de bureaux l'acceptent avec une bonne raison, comme un courrier tardif.",
  },
  'us.late.ticket-step': {
    says: "Appelez aujourd'hui le tribunal ou la ville de la contravention. Demandez si c'est décidé sans vous, ce que vous devez, et comment demander une audience ou un plan.",
  },
  'us.late.home-claim-step': {
    says: 'Ne partez pas de vous-même. Appelez aujourd’hui le tribunal avec le numéro et demandez s’il y a un jugement. Sinon, répondez tout de suite. S’il y en a un, demandez comment le faire annuler.',
  },
  'us.late.old-claim-who': {
    says: 'Celui qui attaque est le plaintiff. Vous êtes le defendant. Ce papier a plus de deux mois : le tribunal a peut-être décidé.',
  },
  'us.late.old-claim-step': {
    says: 'Ce papier a plus de deux mois. Appelez aujourd’hui le tribunal avec le numéro et demandez s’il y a un jugement. Sinon, déposez tout de suite votre réponse.',
  },
}
