/** The Spanish words of the rows in ../utility-bill-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const UTILITY_BILL_STEPS_WORDS: Words = {
  'es.bill.step-check': {
    says: 'Compruebe fechas, lectura del contador y pagos. Si parece mal, pida otra lectura.',
  },
  'es.bill.step-call': {
    says: 'Escriba o llame ya y pida pagar a plazos. Pida que lo confirmen por escrito.',
  },
  'es.bill.step-social': {
    says: 'Si no puede pagar, vaya a servicios sociales. Pueden pagar o informar de su situación.',
  },
  'es.bill.step-pay-agreed': { says: 'Pague la parte que admite, por un medio que deje prueba.' },
  'es.bill.step-plan': { says: 'Si la factura es correcta, acuerde un plan que pueda cumplir.' },
  'es.bill.step-complain': {
    says: 'Reclame a la compañía. Tras un mes sin respuesta o con un no, vaya a la OMIC, o a la OAUT si es teléfono o internet.',
  },
}
