/** Lists of bad payers (CRIF): the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const CREDIT_FILE_JA: Words = {
  'it.debt.file-rule': {
    says: '支払いが遅れた人には、CRIFなどの一覧に初めて載せる少なくとも15日前に知らせる必要があります。',
  },
  'it.debt.step-file-delete': {
    says: 'CRIFなどの一覧に、自分のデータを無料で求めてください。まちがっているなら、直すよう求めます。断られたら、GaranteかABFに苦情を出します。',
  },
}
