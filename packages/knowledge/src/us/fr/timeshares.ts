/** The French words of the rows in ../timeshares.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TIMESHARES_FR: Words = {
  'us.share.want': {
    says: 'C’est un contrat de temps partagé (timeshare) : ce que vous payez, et si vous pouvez en sortir.',
  },
  'us.share.right-cancel': {
    says: 'La loi de l’État donne quelques jours pour annuler un nouveau temps partagé (timeshare), quoi que dise le vendeur. Comptez à partir de la signature ou des derniers papiers.',
  },
  'us.share.step': {
    says: 'Envoyez aujourd’hui la lettre d’annulation en recommandé (certified mail) à l’adresse du contrat. Gardez le reçu.',
  },
  'us.share.option': {
    says: 'Annulez par écrit dans les jours de votre État, ou plaignez-vous au procureur général de l’État (attorney general).',
    title: 'Annuler par écrit',
    cost: 'Le prix d’un recommandé (certified mail)',
    time: 'Quelques jours après la signature',
    risk: 'Attention aux entreprises qui promettent de vous en sortir contre des frais.',
    bestFor: 'Vous avez signé il y a peu, ou avez été trompé.',
  },
}
