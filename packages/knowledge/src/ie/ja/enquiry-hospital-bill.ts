/** Questions about a hospital bill: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOSPITAL_BILL_JA: Words = {
  'ie.ask.hospital-bill': {
    says: '2023年4月17日から、公立病院での公的な患者の入院は無料です。救急の料金は€100で、medical cardやかかりつけ医の紹介があれば無料です。古い請求なら日付を確かめ、分割を頼みます。困窮しているときはHSEが免除できます。',
  },
}
