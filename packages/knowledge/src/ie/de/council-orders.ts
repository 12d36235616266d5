/** The German words of the rows in ../council-orders.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COUNCIL_ORDERS_DE: Words = {
  'ie.order.right-ask': {
    says: 'Sie können Gründe und Akte verlangen und Ihre Sicht senden. Bei unfairer Behandlung hilft der Ombudsman kostenlos.',
  },
  'ie.order.step-ring': {
    says: 'Rufen Sie vor dem letzten Tag die genannte Person an. Fragen Sie, was reicht, und bitten Sie schriftlich um Zeit.',
  },
  'ie.order.warn-planning': {
    says: 'Gegen eine enforcement notice gibt es kein Rechtsmittel. Sie nicht zu befolgen ist strafbar. Holen Sie bald Rat bei Planer oder Anwalt.',
  },
  'ie.order.right-seven': {
    says: 'Die Gemeinde kann meist nur in sieben Jahren ab Beginn handeln. Ist es älter, sagen Sie das mit Belegen.',
  },
  'ie.order.right-retention': {
    says: 'Manches braucht keine Genehmigung, für anderes gibt es eine nachträgliche (retention). Das allein stoppt die Anordnung nicht.',
  },
}
