/** Questions about tax that is due and the broadcasting fee: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_AND_TV_FEE_ES: Words = {
  'de.ask-debt.tv-fee': {
    says: 'Cada vivienda debe una tasa, aun sin televisor. Con ayuda básica, BAföG o ingresos muy bajos pida la exención, hasta tres años atrás.',
    dependsOn: 'si recibe una ayuda que le libera',
  },
  'de.ask-debt.tax-late': {
    says: '¿Está mal? Opóngase (Einspruch) en el plazo de un mes y pida parar el pago. ¿Es correcto pero demasiado? Pida tiempo (Stundung) antes del día de vencimiento.',
  },
}
