/** Questions about the savings of a parent who can no longer decide: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PARENT_SAVINGS_JA: Words = {
  'jp.ask.parent-money': {
    says: '家庭裁判所に成年後見の申立てをしてください。子どもが診断書を付けて申し立てられ、決まれば後見人だけがお金を管理し、使い込まれた分の返還も求められます。急ぐときは保全処分も申し立てます。銀行に相談し、取引履歴を残してください。親のお金を勝手に使うことは経済的虐待にあたり得るので、地域包括支援センターにも相談できます。費用は法テラスへ。',
  },
}
