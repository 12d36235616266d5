/** Questions about the tax on homes, asked of people for the home where they live: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MAIN_HOME_TAX_ES: Words = {
  'fr.ask-debt.main-home-tax': {
    says: 'Nadie debe este impuesto por la vivienda donde vive. Un dato equivocado en «Gérer mes biens immobiliers» no lo cambia: corríjalo. Antes del último día de pago envíe una reclamación (réclamation) en línea o por correo, con su aviso de la renta y facturas de la vivienda. Pida en ella aplazar el pago (sursis): si no, puede haber un 10 % más y un embargo. Tiene hasta el 31 de diciembre del año siguiente.',
  },
}
