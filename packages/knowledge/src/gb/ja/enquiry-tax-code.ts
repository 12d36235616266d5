/** Questions about tax that an employer took too little of: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_CODE_JA: Words = {
  'gb.ask-tax.underpaid': {
    says: 'まずP60で計算を確かめてください。税コードが間違っていても、税は多くの場合払う必要があります。翌年のコードを通じて少しずつ引かれることが多いです。HMRCが事実を知りながら1年以上使わなかった場合、免除されることがあります。あなたが正しいと思っていたことが必要です。書面で求めてください（ESC A19）。',
  },
}
