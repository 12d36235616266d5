/** The Spanish words of the rows in ../enquiry-child-maintenance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHILD_MAINTENANCE_ES: Words = {
  'ie.ask.child-support': {
    says: 'Vaya a la oficina de la District Court. Con una orden de manutención (maintenance order), el juez puede hacer que se descuente del sueldo. Si no la tiene, pídala allí; no necesita abogado.',
  },
  'ie.ask.maintenance-cannot-pay': {
    says: 'No deje simplemente de pagar: la orden vale hasta que un juez la cambie, y lo que falta se suma. Pida hoy en la oficina del District Court un cambio (variation), con pruebas de su nuevo ingreso; no hace falta abogado. También pueden acordar menos por escrito y que el tribunal lo ordene. Pague mientras lo que pueda y guarde pruebas. Antes de quitarlo del sueldo, lo escuchan.',
  },
  'ie.ask.maintenance-how-much': {
    says: 'En Irlanda no hay tabla fija. Pueden acordar una suma, con mediación familiar gratis, y un tribunal la hace obligatoria. Si no, el District Court decide por lo que necesita el niño y lo que ganan y deben ambos. Dura hasta los 18, o 23 si estudia a tiempo completo. Lleve nóminas, facturas y una lista de lo que cuesta el niño por semana. No hace falta abogado.',
    dependsOn: 'lo que necesita el niño y lo que ganan ambos',
  },
}
