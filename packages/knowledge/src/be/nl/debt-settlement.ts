/** The Dutch words of the rows in ../debt-settlement.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_SETTLEMENT_NL: Words = {
  'be.settlement.right-shield': {
    says: 'Zodra de arbeidsrechtbank u heeft toegelaten, stoppen beslagen en loopt er geen rente meer. Betaal geen schuldeiser op eigen houtje.',
  },
  'be.settlement.right-object': {
    says: 'U mag bezwaar maken tegen een plan, aangetekend aan de bemiddelaar. De brief noemt de termijn, volgens de wet twee maanden. Zwijgen telt als ja.',
  },
  'be.settlement.right-live': {
    says: 'De bemiddelaar moet u genoeg laten om waardig te leven, op tijd betaald. Is het te weinig, schrijf hem, daarna de rechter.',
  },
}
