/** Questions about stopping the rent of an unfit home: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_UNFIT_HOME_JA: Words = {
  'fr.ask-home.unfit-home': {
    says: '自分の判断で家賃を止めないでください。裁判官が決めるまで払う義務があります。止めると家を失うことがあります。悪い所を書留で家主に書いてください。二か月たっても直らなければ、調停委員会（CDC）か裁判官へ。裁判官は工事を命じ、家賃を下げ、止められます。CAFにも知らせてください。工事まで手当を保留できます。危険な家への知事や町の命令だけが、法律で家賃を止めます。',
  },
}
