/** The Dutch words of the rows in ../limitation.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LIMITATION_NL: Words = {
  'nz.limitation.contract': {
    says: 'Bij de meeste schulden hebben ze zes jaar om naar de rechter te gaan. Daarna kunt u de rechter zeggen dat het te laat is.',
    from: 'de dag waarop de schuld betaald moest zijn of u stopte met betalen',
    restartedBy:
      'Dit kan die tijd opnieuw laten beginnen: een betaling, of een getekend briefje dat u het schuldig bent.',
  },
}
