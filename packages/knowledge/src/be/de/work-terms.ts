/** Kündigung, Befristung, Krankheit und Lohn, auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const WORK_TERMS_DE: Words = {
  'be.job.right-employer-proves': {
    says: 'Bei einem schweren Grund muss der Arbeitgeber die Tatsachen und die drei Tage beweisen. Kann er das nicht, schuldet er Ihnen Lohn statt Kündigungsfrist.',
  },
  'be.job.right-short-notice': {
    says: 'Ist die Frist zu kurz oder fehlt sie, schuldet der Arbeitgeber Lohn und Vorteile für die fehlenden Wochen.',
  },
  'be.job.right-fixed-term': {
    says: 'Endet ein befristeter Vertrag zu früh, schuldet der Arbeitgeber den Lohn bis zum Ende, höchstens das Doppelte der Kündigungszahlung. Kündigen geht nur in der ersten Hälfte, höchstens sechs Monate lang.',
  },
  'be.job.right-ill': {
    says: 'Krankheit allein beendet den Vertrag nicht. Ein Ende aus medizinischen Gründen (force majeure médicale) braucht lange Krankheit und vorher eine Prüfung durch den Arbeitsarzt.',
  },
  'be.job.right-new-work-help': {
    says: 'Ab dreißig Wochen Frist muss der Arbeitgeber Hilfe bei der Stellensuche anbieten (outplacement). Nicht bei einem schweren Grund.',
  },
  'be.job.right-wages': {
    says: 'Lohn muss pünktlich kommen, am Ende sofort mit der letzten Zahlung. Für späten Lohn können Sie Zinsen ab diesem Tag verlangen.',
  },
  'be.job.right-collective': {
    says: 'Wenn viele entlassen werden, muss der Arbeitgeber zuerst die Belegschaft informieren und anhören. Hat sie rechtzeitig widersprochen? Dann können auch Sie Ihre Kündigung anfechten. Gehen Sie jetzt zu Ihrer Gewerkschaft.',
  },
  'be.job.right-pregnant': {
    says: 'Ab dem Tag, an dem der Arbeitgeber von der Schwangerschaft weiß, bis einen Monat nach dem Urlaub braucht er einen anderen Grund und muss ihn beweisen. Sonst schuldet er sechs Monatslöhne zusätzlich.',
  },
}
