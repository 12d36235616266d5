/** Questions about objections to decisions, and benefits that stop or are wanted back: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BENEFITS_DE: Words = {
  'nl.ask.objection': {
    says: 'Widersprechen Sie in sechs Wochen ab dem Datum der Entscheidung. Ist die Zeit knapp? Widersprechen Sie zuerst und schicken Sie Ihre Gründe später.',
  },
  'nl.ask.benefit-back': {
    says: 'Widersprechen Sie binnen sechs Wochen, wenn es falsch ist, und fragen Sie nach der Rechnung. Ist es richtig, bitten Sie um einen Plan. Aus dringenden Gründen können sie weniger fordern.',
  },
  'nl.ask.benefit-stopped': {
    says: 'Legen Sie binnen sechs Wochen ab dem Datum des Bescheids Widerspruch ein. Die Gründe können später folgen. Haben Sie kein Geld zum Leben, bitten Sie den Richter sofort um eine Eilentscheidung (voorlopige voorziening). Bitten Sie die Gemeinde um einen Vorschuss.',
  },
  'nl.ask.objection-late': {
    says: 'Widersprechen Sie heute und sagen Sie, warum es spät ist. Es zählt, wenn Sie nichts dafür können, etwa bei schwerer Krankheit oder einem Brief, der nie kam. Normal sind sechs Wochen.',
    dependsOn: 'warum Sie zu spät sind',
  },
  'nl.ask.student-debt': {
    says: 'Sie zahlen nach dem, was Sie entbehren können. Bitten Sie DUO um eine niedrigere Rate nach Einkommen (draagkracht) oder um eine Pause. Im Verzug? Vereinbaren Sie Raten, bevor ein Gerichtsvollzieher kommt. Ist ein Bescheid falsch? Widersprechen Sie binnen sechs Wochen.',
  },
}
