/** The Dutch words of the rows in ../eviction-myths.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_MYTHS_NL: Words = {
  'us.home.myth-locks': {
    says: 'Een verhuurder mag u niet buitensluiten of de stroom afsluiten om u weg te krijgen. In bijna elke staat moet hij naar de rechter.',
  },
  'us.home.myth-out-on-date': {
    says: 'De laatste dag van een bericht is niet de dag dat u op straat staat. De verhuurder moet dan nog een zaak indienen en winnen.',
  },
}
