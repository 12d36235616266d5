/** A letter about rent or the end of a tenancy that keeps money from the deposit: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const DEPOSIT_AT_THE_END_JA: Words = {
  'gb.deposit-end.right-scheme': {
    says: '一つ一つの金額を断れます。その場合は保証金の制度（deposit scheme）が無料で決めます。普通の使用による傷みや、古い物を新品に替える費用は払いません。',
  },
  'gb.deposit-end.right-protected': {
    says: '保証金は30日以内に制度へ入れ、どの制度かを書面で知らせる必要がありました。そうでなければ、裁判所は保証金の1倍から3倍を認めることがあります。',
  },
  'gb.deposit-end.right-fees': {
    says: '清掃や退去の立ち会いに決まった料金を取ることはできません。入居したときと同じくらいきれいなら足ります。',
  },
  'gb.deposit-end.right-scotland': {
    says: '一つ一つの金額を断れます。その場合は制度が無料で決めます。30営業日以内に制度へ入っていなければ、審判所は保証金の3倍までを認めることがあります。',
  },
  'gb.deposit-end.right-ni': {
    says: '一つ一つの金額を断れます。その場合は制度が無料で決めます。28日以内に制度へ入っていなければ、自治体に知らせてください。',
  },
}
