/** The Spanish words of the rows in ../enquiry-pay-cut.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_CUT_ES: Words = {
  'it.ask.pay-cut': {
    says: 'No. Su jefe no puede bajarle el sueldo solo. Hace falta un acuerdo escrito con un sindicato o en la oficina de trabajo, y en su interés, como conservar el empleo. Escriba que no acepta y reclame la diferencia en cinco años.',
  },
}
