/** The German words of the rows in ../enquiry-tax-bill.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_BILL_DE: Words = {
  'nl.ask.tax-plan': {
    says: 'Bitten Sie das Finanzamt vor dem letzten Tag um einen Plan: online, am Telefon oder mit dem Formular. Haben Sie wenig Einkommen und Erspartes, bitten Sie um Erlass (kwijtschelding). Ist die Summe falsch? Legen Sie in sechs Wochen Einspruch ein und bitten Sie um Aufschub für diesen Teil. Lassen Sie es nicht liegen: Mit einem dwangbevel kann das Amt Lohn oder Geld pfänden, ohne vorher einen Richter zu fragen.',
  },
}
