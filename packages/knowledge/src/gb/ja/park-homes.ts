/** Japanese: the words of the rows in ../park-homes.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PARK_HOMES_JA: Words = {
  'gb.park-home.right-agree': {
    says: '区画料が上がるのは、あなたが同意するか審判所が命じたときだけです。同意しないなら元の額を払い続けましょう。滞納にはなりません。後で審判所が値上げを認めると、ふつう見直しの日（review date）から数えます。28日前の通知と決まった書式が必要です。',
  },
  'gb.park-home.right-index': {
    says: '値上げはふつう物価の上がり（CPI）までです。前もって相談された改良の分は多くてもよいことがあります。敷地が悪くなっていれば、少なくする理由になります。',
  },
}
