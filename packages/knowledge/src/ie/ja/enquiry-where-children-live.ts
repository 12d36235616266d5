/** Where children live when their parents part: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WHERE_CHILDREN_LIVE_JA: Words = {
  'ie.ask.where-children-live': {
    says: 'できればまず両親で決め、計画を書いてください。Legal Aid Boardの家族調停は無料です。まとまらなければDistrict Courtが監護と面会を決めます。弁護士は不要です。子の利益が第一で、年齢に応じて子の意見も聞かれます。母も父も優先されません。結婚していない父は、guardian（後見の権利がある親）かどうか確かめてください。',
  },
}
