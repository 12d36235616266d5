/** The Japanese words of the rows in ../bills.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BILLS_JA: Words = {
  'nz.bill.want': { says: 'いつまでに答えてほしいのか、その日を探してください。' },
  'nz.bill.reality': {
    says: '電力会社は、電気を止める前に、助けようとしなければなりません。その日の前に電話してください。',
  },
  'nz.bill.who': {
    says: '電気の会社は、Consumer Care Obligationsを守り、Utilities Disputesに入っていなければなりません。',
  },
  'nz.bill.rights': { says: '分割払いを求め、もっと安いプランが合うか聞き、請求を争えます。' },
  'nz.bill.not-yet': {
    says: '書面の知らせを送り、あなたと連絡を取ろうと本当に努めなければ、電気を止められません。',
  },
  'nz.bill.right-plan': { says: '電気を止める前に、分割払いの案を出してもらう権利があります。' },
  'nz.bill.right-medical': {
    says: '家に、病気などのために電気がないと困る人がいるなら、伝えてください。借金を理由に止めてはいけません。',
  },
  'nz.bill.right-udl': { says: 'Utilities Disputesは、電気、ガス、水道の苦情を無料で見ます。' },
  'nz.bill.right-tdr': {
    says: '電話とインターネットでは、Telecommunications Dispute Resolutionが無料で助けます。',
  },
  'nz.bill.step-call': { says: '今すぐ電話し、分割払いを求めてください。' },
  'nz.bill.step-winz': { says: '電気代の助けについて、Work and Incomeに聞いてください。' },
  'nz.bill.step-check': { says: '請求書のメーターの数字と日付を確かめてください。' },
  'nz.bill.opt-plan': {
    says: '続けられる額を申し出てください。',
    title: '分割払いを求める',
    cost: '合意した額。',
    time: 'その日の前。',
    risk: '支払いを抜かすと、会社は次の手に進めます。',
    bestFor: '払う義務はあるけれど、一度に払えないとき。',
  },
  'nz.bill.opt-udl': {
    says: 'まず会社に言います。20営業日たったら、Utilities Disputesに行ってください。',
    title: '苦情を言う',
    cost: '無料。',
    time: '数週間。',
    risk: '低い。',
    bestFor: '請求がまちがっているか、止めると言われているとき。',
  },
  'nz.bill.right-scheme': {
    says: '電気とガスの会社は、無料の苦情解決機関、Utilities Disputesに入っていなければなりません。',
  },
  'nz.bill.right-guarantee': {
    says: '電気とガスは、ふつうに受け入れられる質でなければなりません。サービスは注意してしなければなりません。',
  },
}
