/** Redundancy and firms that are insolvent: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const REDUNDANCY_DE: Words = {
  'au.work.right-redundancy': {
    says: 'Die Abfindung bei Wegfall der Stelle (redundancy pay) geht von 4 Wochen nach einem Jahr bis 16 Wochen nach neun, danach 12. Die meisten kleinen Firmen müssen sie nicht zahlen.',
  },
  'au.work.insight-genuine': {
    says: 'Ein Wegfall der Stelle (redundancy) ist nur echt, wenn die Stelle wirklich weg ist und man mit Ihnen so gesprochen hat, wie es die Branchenregelung (award) sagt.',
    actionable:
      'Macht jetzt jemand anderes Ihre Arbeit, fragen Sie nach einem Antrag wegen unfairer Kündigung (unfair dismissal).',
  },
  'au.work.right-consult': {
    says: 'Eine Branchenregelung (award) verlangt, dass der Arbeitgeber vor einem Wegfall der Stelle (redundancy) mit Ihnen redet. Tut er das nicht, ist der Wegfall vielleicht nicht echt.',
  },
  'au.work.right-insolvent': {
    says: 'Ist die Firma insolvent, kann der Staat offenen Lohn, Urlaub, Kündigungsfrist und Abfindung (redundancy pay) zahlen.',
  },
}
