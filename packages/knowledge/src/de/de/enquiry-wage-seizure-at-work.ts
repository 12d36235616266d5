/** Questions about pay that is seized and the employer who learns of it: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WAGE_SEIZURE_AT_WORK_DE: Words = {
  'de.ask-debt.wage-seizure-job': {
    says: 'Ein Teil des Lohns bleibt Ihnen: die ersten 1.587,40 € netto im Monat, und 597,42 € mehr für die erste Person, für die Sie sorgen. Mit Kind oder Ehefrau ist bei rund 2.180 € oder weniger also nichts pfändbar. Geben Sie dem Chef die Nachweise. Eine Lohnpfändung allein ist meist kein Kündigungsgrund. Machen Sie Ihr Konto zum P-Konto und gehen Sie zur kostenlosen Schuldnerberatung.',
  },
}
