/** The German words of the rows in ../invoice.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const INVOICE_DE: Words = {
  'ie.invoice.want': {
    says: 'Eine Firma bittet um Bezahlung für Ware oder Arbeit. Das ist eine Rechnung, keine Drohung.',
  },
  'ie.invoice.right-service': {
    says: 'Arbeit muss sorgfältig und zum vereinbarten Preis sein. Sonst können Sie Nachbesserung oder einen niedrigeren Preis verlangen.',
  },
  'ie.invoice.right-goods': {
    says: 'Ware muss der Beschreibung entsprechen, gut sein und zum Gebrauch taugen.',
  },
  'ie.invoice.step-check': {
    says: 'Prüfen Sie die Beträge, Ihre Zahlungen und die Kontodaten unter einer Nummer, die Sie kennen.',
  },
}
