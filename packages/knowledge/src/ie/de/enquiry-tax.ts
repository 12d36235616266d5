/** Questions about taxes: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_DE: Words = {
  'ie.ask.tax': {
    says: 'Prüfen Sie es in myAccount. Bitten Sie um Ratenzahlung (phased payment), oder legen Sie in 30 Tagen Einspruch ein, wenn es falsch ist.',
  },
  'ie.ask.property-tax': {
    says: 'Bitten Sie Revenue bei niedrigem Einkommen um Aufschub oder um Raten. Geben Sie die Erklärung auf jeden Fall ab.',
  },
  'ie.ask.property-tax-dates': {
    says: 'Sehen Sie den Tag in LPT online nach. Eine Abbuchung für das ganze Jahr erfolgt meist am 21. März. Eine monatliche Lastschrift geht am 15. ab.',
  },
}
