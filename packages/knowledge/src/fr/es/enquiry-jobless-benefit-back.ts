/** Questions about jobless benefits that France Travail claims back: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_JOBLESS_BENEFIT_BACK_ES: Words = {
  'fr.ask-debt.jobless-benefit-back': {
    says: 'Tiene dos meses para impugnar por escrito (recours gracieux) ante France Travail. Muestre nóminas y lo que declaró. Mientras impugna no suelen poder retener nada de la prestación, salvo que aleguen fraude. ¿La suma es correcta? Pida plazos o condonación: un retraso no es fraude. El mediador es gratis. Si llega una contrainte, solo tiene 15 días.',
  },
}
