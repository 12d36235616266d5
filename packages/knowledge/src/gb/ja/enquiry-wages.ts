/** Questions about pay: wages, deductions, notice, the minimum wage and tips. The words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WAGES_JA: Words = {
  'gb.ask-work.unpaid': {
    says: '会社は、あなたが働いた賃金を払わずにいてはいけません。書面で額と期日を求めてください。払われないなら、Acasに連絡します。期限内なら、足りない分を請求できます。',
  },
  'gb.ask-work.deductions': {
    says: '賃金を引けるのは、法律か契約で認められているか、前もって書面で同意したときだけです。店では、レジの不足での差引きは、税引き前の賃金の10%までです。',
    dependsOn: '前に書面で同意したこと',
  },
  'gb.ask-work.notice-pay': {
    says: '1か月働くと、法律で少なくとも1週間です。2年からは、丸1年につき1週間で、12週間までです。契約でもっと長いことがあります。重大な不正行為（gross misconduct）は別です。',
    dependsOn: 'そこで働いた長さと契約',
  },
  'gb.ask-work.payslip': {
    says: '働き手には、給料日かその前に、内訳のある給与明細（payslip）が必要です。賃金、差引き、時間で決まるなら働いた時間を書かなければなりません。',
  },
  'gb.ask-work.tips': {
    says: '会社は、チップやサービス料を取ってはいけません。2024年10月1日から、全部を公正に分け、次の月の終わりまでに渡さなければなりません。',
  },
  'gb.ask-work.ni-wages': {
    says: '書面で額と期日を求めてください。払われないなら、Labour Relations Agencyの03300 555 300に電話します。請求の期限は、ほとんどの場合3か月です。',
  },
  'gb.ask-work.final-pay-short': {
    says: 'いいえ、ほとんどの場合できません。法律、契約の決まり、または前もっての書面の同意が必要です。仕事に必要な費用で、最低賃金より下になってはいけません。書面で求め、期限が短いので今Acasに連絡してください。',
  },
}
