/** The French words of the rows in ../non-compete.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const NON_COMPETE_FR: Words = {
  'fr.noncompete.want': {
    says: 'Un ancien employeur dit qu’une clause interdit votre nouveau travail (non-concurrence).',
  },
  'fr.noncompete.right-valid': {
    says: 'Elle ne vaut que si elle protège un intérêt réel, est limitée dans le temps et l’espace, vous laisse travailler et vous paie. Sans contrepartie, elle est nulle.',
  },
  'fr.noncompete.right-sum': {
    says: 'Le juge peut réduire une pénalité excessive, même d’office. L’employeur ne vous paie pas la contrepartie ? Alors vous êtes libre.',
  },
  'fr.noncompete.right-let-go': {
    says: 'Ils ne peuvent y renoncer que dans le délai du contrat ou de la convention, au plus tard à votre départ. Après, la somme reste due.',
  },
  'fr.noncompete.step': {
    says: 'Lisez la clause : durée, lieu, métier, somme. Répondez par écrit à temps et consultez un syndicat ou un avocat avant de quitter le poste. Les prud’hommes décident.',
  },
}
