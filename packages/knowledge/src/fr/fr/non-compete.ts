/** The French words of the rows in ../non-compete.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const NON_COMPETE_FR: Words = {
  'fr.noncompete.want': {
    says: 'Un ancien employeur dit qu’une clause interdit votre nouveau travail (non-concurrence).',
  },
  'fr.noncompete.right-valid': {
    says: 'Une telle clause ne vaut que si elle protège un intérêt réel et a des limites de temps et de lieu. Elle doit vous laisser du travail dans votre métier, et elle doit être payée. Sans contrepartie, elle est nulle.',
  },
  'fr.noncompete.right-sum': {
    says: 'Un juge peut baisser une pénalité bien trop haute, même d’office. Ils n’ont pas payé ce qu’ils vous doivent ? Demandez-le par écrit : s’ils ne paient toujours pas, vous êtes en général libre.',
  },
  'fr.noncompete.right-let-go': {
    says: 'Ils ne peuvent y renoncer que dans le délai du contrat ou de la convention, au plus tard à votre départ. Après, la somme reste due.',
  },
  'fr.noncompete.step': {
    says: 'Lisez la clause : durée, lieu, métier, somme. Répondez par écrit à temps et consultez un syndicat ou un avocat avant de quitter le poste. Les prud’hommes décident.',
  },
}
