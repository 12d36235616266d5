/** The Japanese words of the rows in ../state-special-homes.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_SPECIAL_HOMES_JA: Words = {
  'us.state.fl.ask-deposit': {
    says: '書面で求めてください。フロリダ州では、大家（landlord）は15日以内に返すか、30日以内に差し引きの請求を送ります。あなたは15日以内に異議を出せます。',
  },
  'us.state.az.ask-deposit': {
    says: '書面で求めてください。アリゾナ州では、大家（landlord）は、あなたが出て求めてから14営業日以内に返します。遅れたりまちがっていたりしたら、差し引かれた額の2倍を求められます。',
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
  ...stateWords('good-cause', {
    NJ: 'ほとんどの借り手を立ち退かせられるのは、法律にある理由があり、裁判官が決めたときだけです',
  }),
  ...stateWords('social-security-late', {
    CA: '自分のせいでなくSocial Securityが止まり、家賃が遅れたなら、待つよう裁判所に求められます',
  }),
}
