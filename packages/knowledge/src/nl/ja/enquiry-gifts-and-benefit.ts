/** Questions about money from family while on assistance: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GIFTS_AND_BENEFIT_JA: Words = {
  'nl.ask.benefit-gifts': {
    says: '2026年から、1暦年に1,200ユーロまでの贈与は生活保護（bijstand）に影響しません。それ以下の家族の援助は、お金でも買い物でも、返還や罰金の理由になりません。超える場合は届け出てください。市は個別に判断する義務があります。決定から6週間以内に書面で異議を出してください。無料で、異議は給付を止める理由になりません。その間の取立てを待つよう頼んでください。社会相談員が無料で助けます。',
  },
}
