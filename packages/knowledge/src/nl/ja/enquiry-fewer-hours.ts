/** Questions about hours that a boss cuts: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FEWER_HOURS_JA: Words = {
  'nl.ask.fewer-hours': {
    says: 'できません。労働時間は契約の一部で、上司が一方的に減らすことはできません。よほど強い理由かあなたの同意が必要です。同意しないこと、全時間働く用意があることを書面で伝えれば、賃金は続きます。署名せず、Juridisch Loketに相談を。',
  },
}
