/** Questions about dismissal, its form, the payment and who is protected, and the first steps for workers: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_DE: Words = {
  'nl.ask.step-work': {
    says: 'Fragen Sie Ihre Gewerkschaft oder das Juridisch Loket, bevor Sie etwas unterschreiben oder absenden.',
  },
  'nl.ask.right-work': {
    says: 'Sie haben ab dem Ende der Arbeit zwei Monate, um zum Richter zu gehen.',
  },
  'nl.ask.fired': {
    says: 'Unterschreiben Sie nichts. Schreiben Sie, dass Sie nicht einverstanden sind. Sie haben zwei Monate für den Richter und drei für die Abfindung (transitievergoeding). Beantragen Sie Arbeitslosengeld (WW) in einer Woche.',
  },
  'nl.ask.fired-ill': {
    says: 'In den ersten zwei Jahren der Krankheit darf Ihr Arbeitgeber den Vertrag nicht kündigen. Anders ist es in der Probezeit, bei fristloser Kündigung und wenn die Firma schließt.',
  },
  'nl.ask.trial': {
    says: 'In einer gültigen Probezeit kann die Stelle sofort enden. Aber nicht, weil Sie krank oder schwanger sind oder aus einem anderen verbotenen Grund. In einem Vertrag bis sechs Monate zählt keine Probezeit.',
  },
  'nl.ask.fired-on-spot': {
    says: 'Schreiben Sie sofort, dass Sie nicht einverstanden und arbeitsbereit sind. Der Chef braucht einen dringenden Grund und muss ihn sofort nennen. Verlangen Sie binnen zwei Monaten beim Richter die Aufhebung oder Geld. Beantragen Sie bei UWV auch WW.',
  },
}
