/** French: the words of the rows in ../guarantee.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const GUARANTEE_FR: Words = {
  'gb.guarantee.right-written': {
    says: 'Une caution ne vous lie que si elle est écrite et signée par vous ou pour vous. Demandez une copie. Regardez pour quelles sommes et combien de temps elle vaut.',
  },
}
