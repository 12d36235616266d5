/** The French words of the rows in ../care-home.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CARE_HOME_FR: Words = {
  'fr.care-home.want': {
    says: 'L’établissement annonce un nouveau prix.',
  },
  'fr.care-home.right-cap': {
    says: 'Pour les résidents déjà là, la hausse suit un taux fixé par l’État chaque janvier. Les places d’aide sociale suivent le département.',
  },
  'fr.care-home.right-rate': {
    says: 'Pour 2026, ce taux est de 0,86 %. Demandez le taux appliqué pour 2027.',
  },
  'fr.care-home.step': {
    says: 'Demandez par écrit le taux et la clause du contrat. Prévenez le conseil de la vie sociale. Signalez une hausse plus forte sur SignalConso.',
  },
  'fr.care-home.option': {
    says: 'Contestez la hausse, puis saisissez le médiateur gratuit de l’établissement.',
    title: 'Contester la hausse',
    cost: 'Gratuit.',
    time: 'Quelques semaines.',
    risk: 'Aucun.',
    bestFor: 'Elle dépasse le taux.',
  },
}
