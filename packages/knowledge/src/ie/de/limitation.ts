/** The German words of Ireland: limitation. */
import type { Words } from '@plainletter/contracts/rule'

export const LIMITATION_DE: Words = {
  'ie.limitation.contract': {
    says: 'Bei den meisten Schulden haben sie sechs Jahre Zeit zu klagen. Danach können Sie dem Gericht sagen, dass es zu spät ist.',
    from: 'der Tag, an dem die Schuld fällig wurde',
    restartedBy:
      'Das kann die Zeit neu starten: eine Zahlung oder ein unterschriebenes Anerkenntnis, bevor die sechs Jahre enden.',
  },
  'ie.limitation.mortgage': {
    says: 'Für die Summe eines Hauskredits (mortgage) haben sie zwölf Jahre Zeit zu klagen.',
    from: 'der Tag, an dem der Kredit fällig wurde',
    restartedBy:
      'Das kann die Zeit neu starten: eine Zahlung oder ein unterschriebenes Anerkenntnis, bevor die zwölf Jahre enden.',
  },
}
