/** Japanese: the words of the rows in ../energy-breathing-space.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENERGY_BREATHING_SPACE_JA: Words = {
  'gb.energy-pause.right': {
    says: '無料の借金相談員が休止（breathing space）を申し込めます。60日間は取り立てができず、ほとんどの利息も付きません。今使う分は払います。',
  },
}
