/** German: the words of the rows in ../council-tenancy.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COUNCIL_TENANCY_DE: Words = {
  'ie.council-tenancy.right-review': {
    says: 'Ist die Warnung falsch, bitten Sie die Gemeinde binnen 10 Arbeitstagen schriftlich um Prüfung. Eine Warnung gilt 12 Monate.',
  },
  'ie.council-tenancy.right-court': {
    says: 'Nur der District Court kann Sie hinaussetzen, und nur wenn es fair ist. Bitten Sie schriftlich um einen Ratenplan und halten Sie ihn ein; die Gemeinde muss sehen, was Sie zahlen können. MABS hilft kostenlos: 0818 07 2000.',
  },
}
