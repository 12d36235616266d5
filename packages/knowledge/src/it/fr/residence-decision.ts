/** The French words of the rows in ../residence-decision.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RESIDENCE_DECISION_FR: Words = {
  'it.stay.want': {
    says: 'Un service décide de votre droit de rester en Italie.',
  },
  'it.stay.right-answer': {
    says: 'Avant le refus, vous avez dix jours pour répondre par écrit avec des papiers. La décision doit dire pourquoi cela ne suffit pas.',
  },
  'it.stay.deadline-answer': {
    says: 'Vous avez dix jours dès réception pour répondre. Par prudence, nous comptons dès sa date.',
    action: 'Envoyer réponse et papiers au service (osservazioni)',
    consequence: 'Le service décide sans votre réponse.',
  },
  'it.stay.right-court': {
    says: 'Contre un refus, 60 jours pour le tribunal administratif (TAR). Pour un permis familial, le tribunal ordinaire. Il faut un avocat.',
  },
  'it.stay.right-new-facts': {
    says: 'Ils doivent regarder les faits nouveaux en votre faveur, votre famille ici et vos années en Italie.',
  },
  'it.stay.right-work': {
    says: 'Pendant le renouvellement, le reçu (ricevuta) vous permet de rester et travailler.',
  },
  'it.stay.right-lawyer': {
    says: 'Avec peu de revenus, l’avocat est gratuit. Contre une expulsion, il l’est pour tous.',
  },
  'it.stay.right-expulsion': {
    says: 'Contre une expulsion, 30 jours pour aller au giudice di pace. Le juge peut la suspendre. Voyez un avocat aujourd’hui.',
  },
  'it.stay.step-lawyer': {
    says: 'Voyez aujourd’hui un avocat, un patronato ou une association gratuite. Apportez ce papier et le jour de réception.',
  },
  'it.stay.step-papers': {
    says: 'Lisez le motif. Réunissez les preuves contraires : bulletins de paie, contrat, logement, famille, impôts.',
  },
  'it.stay.option-answer': {
    title: 'Répondre par écrit',
    says: 'Répondez à chaque motif et joignez vos papiers. Par PEC ou en main propre.',
    cost: 'Rien.',
    time: 'Dix jours.',
    risk: 'Aucun.',
    bestFor: 'Le service n’a pas encore décidé.',
  },
  'it.stay.right-no-warning': {
    says: 'Avant un refus, le bureau doit vous envoyer ses raisons et laisser dix jours pour répondre. S’il ne l’a pas fait, dites-le dans le recours.',
  },
}
