/** The German words of the rows in ../limitation.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LIMITATION_DE: Words = {
  'nz.limitation.contract': {
    says: 'Bei den meisten Schulden hat man sechs Jahre Zeit zu klagen. Danach können Sie dem Gericht sagen, dass es zu spät ist.',
    from: 'der Tag, an dem die Schuld fällig wurde oder Sie aufhörten zu zahlen',
    restartedBy:
      'Das kann diese Zeit neu starten: eine Zahlung oder ein unterschriebenes Papier, dass Sie es schulden.',
  },
}
