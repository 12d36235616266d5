/** Questions about a parent who keeps a child from the other: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CONTACT_REFUSED_JA: Words = {
  'de.ask-family.contact-refused': {
    says: '面会は養育費や親権とは関係ありません。結婚していなくても、子はあなたに会う権利があり、あなたもあります。決まった日を書面で提案してください。青少年局（Jugendamt）や家族相談所が無料で仲立ちします。続くなら家庭裁判所に取り決めを、急ぐ時は緊急で求めます。決定が破られれば制裁金もあります。養育費の滞納は別に解決してください。',
  },
}
