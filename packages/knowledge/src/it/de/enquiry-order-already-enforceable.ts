/** Questions about an order to pay that can be enforced at once: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ORDER_ALREADY_ENFORCEABLE_DE: Words = {
  'it.ask.order-enforceable': {
    says: 'Ohne Widerspruch gibt es keine Verhandlung. Sie haben ab Zustellung 40 Tage für den Widerspruch, mit Anwalt, bei wenig Einkommen kostenlos. Weil er sofort vollstreckbar ist, können inzwischen precetto und Pfändung kommen. Bitten Sie den Richter daher gleich um Aussetzung, mit Zahlungsbelegen. Eine Pension ist 2026 bis 1.092,48 € im Monat sicher; vom Lohn höchstens ein Fünftel.',
  },
}
