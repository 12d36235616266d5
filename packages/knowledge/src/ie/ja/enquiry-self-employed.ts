/** Questions of people told that they are self-employed: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SELF_EMPLOYED_JA: Words = {
  'ie.ask.self-employed': {
    says: '呼び名では決まりません。賃金を受け、自分で働き、方法と時間を相手が決めるなら、おそらく従業員です。最低賃金、休暇、病気休暇、PRSIの権利があります。福祉事務所のScope Sectionに無料の判断を求めてください。未払いは6か月以内にWRCへ。勤務表とメッセージを保管します。',
  },
}
