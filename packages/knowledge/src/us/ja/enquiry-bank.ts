/** Questions about checks on hold, overdrafts, closed accounts and credit denied: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BANK_JA: Words = {
  'us.ask-life.hold': {
    says: '銀行が小切手のお金を長く止められるのは、法律に書かれた理由があるときだけです。なぜ、いつまで止めるかを伝えなければなりません。早く使えるように支店に頼んでください。',
    dependsOn: '通知に書かれた理由',
  },
  'us.ask-life.overdraft': {
    says: '現金の機械と一回きりのカード払いでは、あなたが申し込んで同意した（opt in）ときだけ、銀行は手数料を取れます。手数料を返すように頼み、今、同意を取り消してください（opt out）。',
    dependsOn: '残高不足の原因と、同意していたか',
  },
  'us.ask-life.account-closed': {
    says: '銀行はたいてい口座を閉じられますが、残高はあなたのものです。残高と理由を書面で求めてください。報告書（report）が使われたなら、それを無料で取り寄せ、まちがいに異議を出してください。',
    dependsOn: '口座の条件と理由',
  },
  'us.ask-life.credit-denied': {
    says: '相手は、おもな理由と、使った信用情報会社（bureau）を知らせなければなりません。60日以内にその報告書を無料で取り寄せ、まちがいに異議を出してください。',
  },
  'us.fact.card-number-only': {
    says: '今日、銀行に電話し、その後書面でも知らせ、新しいカードを求めてください。カードを失くさず番号だけ使われたなら、その取引が載った明細から60日以内に知らせれば、何も負いません。$50と$500の上限は、カードや暗証番号を失くすか盗まれた場合のものです。銀行は10営業日で調べ、できなければたいてい仮にお金を戻さなければなりません。',
  },
}
