/** Questions about a complaint against the gardaí: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GARDA_COMPLAINT_JA: Words = {
  'ie.ask.garda-complaint': {
    says: '1年以内に、Police OmbudsmanであるFiosrúに無料で苦情を出せます。fiosru.ieか郵便（150 Upper Abbey Street, Dublin 1）です。2025年4月にGSOCを引き継ぎました。名前や番号、時刻、場所を今書き、けがは医師に診てもらい、映像をすぐ書面で求めます。起訴されているなら先に弁護士へ。不当逮捕の賠償も相談できます。',
  },
}
