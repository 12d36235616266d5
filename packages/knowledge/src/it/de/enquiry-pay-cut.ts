/** The German words of the rows in ../enquiry-pay-cut.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_CUT_DE: Words = {
  'it.ask.pay-cut': {
    says: 'Nein. Ihr Chef darf den Lohn nicht allein kürzen. Nötig ist eine schriftliche Einigung mit Gewerkschaft oder beim Arbeitsamt, die Ihnen dient, etwa um die Stelle zu halten. Schreiben Sie, dass Sie nicht zustimmen, und fordern Sie die Differenz binnen fünf Jahren.',
  },
}
