/** Japanese: the words of the rows in ../guarantee.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const GUARANTEE_JA: Words = {
  'gb.guarantee.right-written': {
    says: '保証は、書面があり、あなたかあなたの代理人が署名した場合だけ有効です。写しを求めましょう。どの金額に、いつまで効くかを確かめましょう。',
  },
}
