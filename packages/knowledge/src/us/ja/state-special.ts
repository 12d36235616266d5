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
  'us.state.fl.ask-deposit': {
    says: '書面で求めてください。フロリダ州では、大家（landlord）は15日以内に返すか、30日以内に差し引きの請求を送ります。あなたは15日以内に異議を出せます。',
  },
  'us.state.az.ask-deposit': {
    says: '書面で求めてください。アリゾナ州では、大家（landlord）は、あなたが出て求めてから14営業日以内に返します。遅れたりまちがっていたりしたら、差し引かれた額の2倍を求められます。',
  },
  'us.state.ca.ask-used-car': {
    says: 'カリフォルニア州では、2026年10月1日から販売店で買った中古車を、3日以内に返せます。値段は $50,000 まで、走った距離は400マイルまでです。手数料が引かれます。',
    dependsOn: '買った日、値段、走ったマイル数',
  },
  'us.state.ca.eviction-answer': {
    says: 'カリフォルニア州では、書類を受け取ってから10裁判日（court days）以内に、立ち退きの裁判に答えます。週末と裁判所の休日は数えません。',
    action: '立ち退きの書類への答弁書を出す',
    consequence: '大家が審理なしで勝つことがあります。',
  },
  'us.state.fl.eviction-answer': {
    says: 'フロリダ州では、週末と休日を除いて5日以内に、立ち退きに答えます。家賃も裁判所に払わなければなりません。',
    action: '立ち退きの書類への答弁書を出す',
    consequence: '大家が審理なしで勝つことがあります。',
  },
  'us.state.ga.eviction-answer': {
    says: 'ジョージア州では、立ち退きの裁判（dispossessory）に7日以内に答えます。書面でも、書記官（clerk）に話しても答えられます。',
    action: '立ち退きの書類への答弁書を出す',
    consequence: '大家が審理なしで勝つことがあります。',
  },
  'us.state.ny.eviction-answer': {
    says: 'ニューヨーク州では、家賃の滞納の申立て（nonpayment petition）を受け取ってから10日以内に答えます。書記官（clerk）のところで直接答えられます。',
    action: '立ち退きの書類への答弁書を出す',
    consequence: '大家が審理なしで勝つことがあります。',
  },
  ...stateWords('card-three-years', {
    NY: '支払いや約束をしても、消費者の借金の3年は数え直しになりません',
  }),
  ...stateWords('debt-buyer', {
    TX: '借金を買った会社は、4年が終わった後は訴えられません。その後に払っても、数え直しになりません',
  }),
  ...stateWords('good-cause', {
    NJ: 'ほとんどの借り手を立ち退かせられるのは、法律にある理由があり、裁判官が決めたときだけです',
  }),
  ...stateWords('no-garnishment', {
    'NC SC PA': 'クレジットカードのような借金では、ほとんどの場合、給料を差し押さえられません',
    TX: '普通の借金では、給料を差し押さえられません。養育費、税金、学生ローンはちがいます',
  }),
  ...stateWords('social-security-late', {
    CA: '自分のせいでなくSocial Securityが止まり、家賃が遅れたなら、待つよう裁判所に求められます',
  }),
}
