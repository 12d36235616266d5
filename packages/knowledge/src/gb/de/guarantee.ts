/** German: the words of the rows in ../guarantee.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const GUARANTEE_DE: Words = {
  'gb.guarantee.right-written': {
    says: 'Eine Bürgschaft bindet Sie nur, wenn sie schriftlich ist und von Ihnen oder für Sie unterschrieben wurde. Verlangen Sie eine Kopie. Sehen Sie nach, für welche Summen und wie lange sie gilt.',
  },
}
