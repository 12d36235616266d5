/** Dutch: the words of the rows in ../guarantee.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const GUARANTEE_NL: Words = {
  'gb.guarantee.right-written': {
    says: 'Een borgstelling bindt u alleen als zij op papier staat en door of namens u is getekend. Vraag een kopie. Kijk voor welke bedragen zij geldt, en hoe lang.',
  },
}
