/** The Spanish words of the rows in ../enquiry-personal-data.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PERSONAL_DATA_ES: Words = {
  'it.ask.my-data': {
    says: 'Escriba a la empresa. En un mes debe enseñarle gratis sus datos, de dónde vienen y quién los recibió. Puede pedir que los corrija o borre. Si no lo hace, reclame gratis a la autoridad (Garante privacy).',
  },
  'it.ask.sales-calls': {
    says: 'Apunte su número, también el móvil, en el Registro delle opposizioni, gratis, y diga que se opone. Después no pueden llamar para vender. Anote día, número y empresa, y reclame gratis al Garante privacy.',
  },
}
