/** Dutch: the words of the rows in ../council-tenancy.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COUNCIL_TENANCY_NL: Words = {
  'ie.council-tenancy.right-review': {
    says: 'Klopt de waarschuwing niet, vraag dan binnen 10 werkdagen schriftelijk een herziening. Een waarschuwing geldt 12 maanden.',
  },
  'ie.council-tenancy.right-court': {
    says: 'Alleen de District Court kan u uitzetten, en alleen als dat eerlijk is. Vraag schriftelijk een plan en houd u eraan; de gemeente moet kijken wat u kunt betalen. MABS helpt gratis: 0818 07 2000.',
  },
}
