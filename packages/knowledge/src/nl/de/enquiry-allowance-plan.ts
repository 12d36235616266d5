/** Questions about paying an allowance back in parts: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ALLOWANCE_PLAN_DE: Words = {
  'nl.ask.allowance-plan': {
    says: 'Ja. Meist können Sie in 24 Monatsraten zahlen. Ist das zu viel, bitten Sie um einen persönlichen Plan (persoonlijke betalingsregeling) nach Einkommen und festen Kosten. Ist die Summe falsch, legen Sie auch binnen sechs Wochen Widerspruch ein. Fragen Sie vor dem letzten Zahltag und bitten Sie die Gemeinde um Hilfe.',
  },
}
