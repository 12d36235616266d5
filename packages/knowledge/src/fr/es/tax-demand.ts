/** The Spanish words of the rows in ../tax-demand.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_REMINDER_ES: Words = {
  'fr.tax.formal-right': {
    says: 'Tras un requerimiento formal (mise en demeure) el Tesoro debe esperar 30 días antes de embargar. Tiene dos meses para impugnarlo.',
  },
  'fr.tax.surcharge-right': {
    says: 'Puede pedir que quiten el recargo (remise gracieuse) con un mensaje en su cuenta, incluso después de pagar.',
  },
  'fr.tax.claim-online': {
    says: 'Escriba en su cuenta de impots.gouv.fr. Pida tiempo antes de la fecha, o reclame con motivos si el impuesto está mal.',
  },
  'fr.tax.right-second-home': {
    says: 'Este impuesto es solo para segundas viviendas. Nadie lo debe por la casa donde vivía el 1 de enero. ¿Error? Corríjalo en línea y reclame hasta el 31 de diciembre del año próximo.',
  },
  'fr.tax.right-three-years': {
    says: 'En el impuesto sobre la renta la oficina solo puede volver, en general, hasta el final del tercer año tras el del ingreso. Si el año es más antiguo, pregunte por qué.',
  },
}
