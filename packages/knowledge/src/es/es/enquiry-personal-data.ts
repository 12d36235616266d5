/** The Spanish words of the rows in ../enquiry-personal-data.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PERSONAL_DATA_ES: Words = {
  'es.ask.my-data': {
    says: 'Escriba a la empresa. En un mes debe enseñarle gratis sus datos, de dónde vienen y quién los recibió. Puede pedir que los corrija o borre. Si no lo hace, reclame gratis a la autoridad (AEPD).',
  },
  'es.ask.sales-calls': {
    says: 'Las empresas no pueden llamarle para vender sin su consentimiento u otra base real. Diga que se opone y apunte su número en la Lista Robinson, gratis. Anote día, número y empresa, y reclame gratis a la AEPD.',
  },
}
