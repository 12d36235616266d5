/** Questions about an agreement to leave that is offered to someone who is ill: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SIGN_WHILE_ILL_ES: Words = {
  'nl.ask.sign-while-ill': {
    says: 'No firme mientras está enfermo: el UWV puede negarle la prestación (Ziektewet) y el paro (WW). Mientras dure el contrato, la empresa debe pagar al menos el 70 % del sueldo, el primer año no menos del salario mínimo, y llamar al médico de empresa. Pídalo por escrito con un último día. Si el contrato acaba por sí solo, después puede pagar el UWV. ¿Ya firmó? Tiene 14 días para echarse atrás. El Juridisch Loket ayuda.',
  },
}
