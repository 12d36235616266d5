/** Questions about wages that an employer paid by mistake: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OVERPAID_WAGES_JA: Words = {
  'gb.ask-work.overpaid-wages': {
    says: '誤って払われた給料は、次の給料から同意なしでも取り戻せます。ただ、まず各金額の計算と、少額の分割を求めてください。一度に引かれると家賃や食費がなくなるなら伝え、毎月の額を申し出ます。Acasは公正な計画の合意を勧めています：0300 123 1100。',
  },
}
