/** Questions about a contract that was cancelled by e-mail: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CANCEL_BY_EMAIL_ES: Words = {
  'de.ask-buy.cancel-by-email': {
    says: 'Sí, basta un correo. En contratos desde octubre de 2016 las condiciones no pueden exigir carta firmada. Tras el primer plazo puede irse en cualquier momento con un mes (contratos desde marzo de 2022). Escriba cuándo envió el correo y que después no debe nada. Devuelva los cargos posteriores en su banco en ocho semanas. Dispute el cobro una vez por escrito.',
  },
}
