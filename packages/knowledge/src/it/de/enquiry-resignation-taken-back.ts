/** Questions about a resignation that was sent and is to be taken back: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RESIGNATION_TAKEN_BACK_DE: Words = {
  'it.ask.resignation-taken-back': {
    says: 'Sie haben sieben Tage ab Absenden für die Rücknahme: online mit SPID an derselben Stelle, oder über patronato, Gewerkschaft oder Arbeitsaufsicht. Die Stelle läuft dann weiter wie bisher. Schreiben Sie der Firma, dass Sie arbeiten wollen, und unterschreiben Sie nichts mehr. Später kann ein Richter aufheben, was durch Drohung erzwungen war: Gehen Sie sofort zur Gewerkschaft. Schwanger oder mit Kind unter drei zählt sie erst nach Bestätigung der Aufsicht.',
  },
}
