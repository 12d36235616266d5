/** The French words of the rows in ../parent-support.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PARENT_SUPPORT_FR: Words = {
  'de.parents.want': {
    says: 'L’aide sociale paie pour votre parent et veut savoir si vous devez contribuer (Elternunterhalt).',
  },
  'de.parents.reality': {
    says: 'Jusqu’à 100 000 € bruts par an, vous ne devez rien. Seul votre revenu compte.',
  },
  'de.parents.right-presume': {
    says: 'La loi présume que vous gagnez moins. Ils ne peuvent demander des pièces que si des indices clairs montrent plus.',
  },
  'de.parents.right-savings': {
    says: 'Épargne, logement et revenu du conjoint ne comptent pas pour cette limite.',
  },
  'de.parents.right-unfair': {
    says: 'Même au-delà, vous gardez de quoi vivre avec votre famille. Un parent gravement fautif peut recevoir moins ou rien.',
  },
  'de.parents.step': {
    says: 'Écrivez dans le délai : « Mon revenu annuel est inférieur à 100 000 €. » Pas de papiers bancaires d’abord. Au-delà : un avocat.',
  },
  'de.parents.option': {
    says: 'Dites que la limite n’est pas atteinte. Demandez leurs indices.',
    title: 'Invoquer la limite',
    cost: 'Gratuit.',
    time: 'Cette semaine.',
    risk: 'Aucun.',
    bestFor: 'Vous gagnez moins.',
  },
}
