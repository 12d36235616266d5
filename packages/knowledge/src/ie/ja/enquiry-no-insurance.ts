/** Questions about driving without insurance: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NO_INSURANCE_JA: Words = {
  'ie.ask.no-insurance': {
    says: '当日は裁判所へ行き、できれば弁護士を頼みます。裁判官に法律扶助を求められます。保険に入っていたなら証明書を持って行けば足ります。入っていなければ€5,000までの罰金と運転禁止がありえます。初回は特別な理由があれば免許を守れることがあります。',
  },
}
