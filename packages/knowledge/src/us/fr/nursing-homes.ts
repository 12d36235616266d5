/** The French words of the rows in ../nursing-homes.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const NURSING_HOMES_FR: Words = {
  'us.nursing.want': {
    says: 'La maison de soins veut que le résident parte. Elle ne le peut que pour les six raisons de la loi fédérale.',
  },
  'us.nursing.right': {
    says: 'La maison doit le plus souvent prévenir par écrit 30 jours avant, avec la raison et le lieu. Vous pouvez faire appel auprès de l’État et rester jusqu’à sa décision.',
  },
  'us.nursing.step': {
    says: 'Appelez aujourd’hui le médiateur (long-term care ombudsman) nommé dans l’avis, et envoyez l’appel maintenant. Demandez la raison par écrit.',
  },
}
