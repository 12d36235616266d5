/** Questions about resigning to follow a partner: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEAVING_WITH_A_PARTNER_JA: Words = {
  'fr.ask-work.resign-follow': {
    says: 'たいていはい。新しい仕事のために引っ越す配偶者やパートナーについて行くための辞職は、正当な理由（démission légitime）です。その仕事と引っ越しの証拠を残してください。通常2年間に6か月以上の就労が必要です。予告を守り、すぐFrance Travailに登録を。断られたら書面で再審査を求めてください。',
  },
}
