/** The French words of the rows in ../cancellation-fee.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CANCELLATION_FEE_FR: Words = {
  'de.cancel.reality': {
    says: 'Une somme fixe des conditions n’est pas toujours due. Elle ne peut dépasser la perte habituelle.',
  },
  'de.cancel.right-less': {
    says: 'Vous pouvez montrer que la perte est moindre ou nulle. Si les conditions l’excluent, la somme fixe est nulle.',
  },
  'de.cancel.right-withdraw': {
    says: 'Avez-vous signé en ligne, par téléphone ou chez vous ? Alors vous aviez en général 14 jours, ou un an de plus sans information. Pas pour des biens sur mesure.',
  },
  'de.cancel.step-ask': {
    says: 'Demandez le contrat, la clause et le calcul de la perte. Ne payez rien avant.',
  },
  'de.no-show.want': {
    says: 'Un cabinet ou un commerce vous rappelle un rendez-vous. Vous ne devez rien pour l’instant.',
  },
  'de.no-show.rights': {
    says: 'Vous ne devez payer un rendez-vous manqué que si l’heure était gardée pour vous seul et que vous le saviez.',
  },
  'de.no-show.right-less': {
    says: 'Tombé malade, ou un autre patient a pris la place ? Alors en général rien n’est dû. Ils doivent déduire ce qu’ils ont économisé.',
  },
  'de.no-show.step-cancel': {
    says: 'Vous ne pouvez pas venir ? Annulez avant le délai indiqué et notez le jour et votre interlocuteur. Aucun frais ne peut alors suivre.',
  },
}
