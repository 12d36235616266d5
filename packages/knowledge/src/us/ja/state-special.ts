/** The Japanese words of the rows in ../state-special.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_SPECIAL_JA: Words = {
  'us.state.tx.answer': {
    says: 'テキサス州の郡と地区の裁判所（county, district courts）では、20日の後の月曜日の午前10時までに答えます。20日目を目標にしてください。',
    action: '裁判所に答弁書を出す',
    consequence: '相手が審理なしで勝つことがあります。',
  },
  'us.state.tx.answer-justice': {
    says: 'テキサス州のjustice courtでは、書類を受け取ってから14日目の終わりまでに答えます。',
    action: 'justice courtに答弁書を出す',
    consequence: '相手が審理なしで勝つことがあります。',
  },
  'us.state.tx.ask-answer': {
    says: '答弁書を出してください。テキサス州のjustice courtでは、書類を受け取ってから14日目までです。郡と地区の裁判所（county, district courts）では、20日の後の月曜日の午前10時までです。',
  },
  'us.state.ca.ask-used-car': {
    says: 'カリフォルニア州では、2026年10月1日から販売店で買った中古車を、3日以内に返せます。値段は $50,000 まで、走った距離は400マイルまでです。手数料が引かれます。',
    dependsOn: '買った日、値段、走ったマイル数',
  },
  ...stateWords('card-three-years', {
    NY: '支払いや約束をしても、消費者の借金の3年は数え直しになりません',
  }),
  ...stateWords('debt-buyer', {
    TX: '借金を買った会社は、4年が終わった後は訴えられません。その後に払っても、数え直しになりません',
  }),
  ...stateWords('no-garnishment', {
    'NC SC PA': 'クレジットカードのような借金では、ほとんどの場合、給料を差し押さえられません',
    TX: '普通の借金では、給料を差し押さえられません。養育費、税金、学生ローンはちがいます',
  }),
}
