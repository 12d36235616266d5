/** Lists of bad payers (ASNEF): the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const CREDIT_FILE_JA: Words = {
  'es.debt.file-rule': {
    says: '借金を不払いの一覧（ASNEF）に載せられるのは、本当で、期日が過ぎ、€50以上のときだけです。あなたに知らせる必要があります。',
  },
  'es.debt.right-file-50': {
    says: '€50より少ない借金は、不払いの一覧に載せられません。',
  },
  'es.debt.right-file-five-years': {
    says: '借金が一覧に残るのは、期日から最長5年です。払ったら消さなければなりません。',
  },
  'es.debt.step-file-delete': {
    says: 'まちがって一覧に載っているなら、直すか消すよう書面で求めてください。断られたら、データの機関（AEPD）に無料で苦情を出します。',
  },
}
