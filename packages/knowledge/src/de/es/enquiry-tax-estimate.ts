/** Questions about a tax that the office only guessed because no return came: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_ESTIMATE_ES: Words = {
  'de.ask-debt.tax-guess': {
    says: 'No es tarde mientras no haya pasado un mes desde que llegó el aviso. Presente oposición (Einspruch) por escrito o por ELSTER y envíe la declaración completa con pruebas. Entonces cuentan las cifras reales. Eso no detiene el pago: pida en la misma carta la suspensión (Aussetzung der Vollziehung). Puede quedar un recargo por retraso. ¿Pasó el mes? Envíela igual ahora.',
  },
}
