/** The Japanese words of the rows in ../enquiry-pay.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_JA: Words = {
  'ca.ask.contractor-status': {
    says: '名前では決まりません。会社が時間を決め、道具を出し、その会社だけで働くなら、雇われている人かもしれません。その場合、残業代、休暇手当、解雇の予告が必要です。労働基準の役所に無料で申し立てるか、CRAに判断を求めてください。',
    dependsOn: '実際の働き方',
  },
  'ca.ask.public-holiday': {
    says: 'クリスマスなどは、どの州でも有給の祝日です。働く場合は、たいてい多く支払われます。オンタリオ州では祝日の手当に加えて賃金の1.5倍、または別の有給の休みです。対象外の仕事もあります。労働基準の役所に申し立ててください。',
    dependsOn: '州と仕事の種類',
  },
  'ca.ask.pay-cut': {
    says: '納得しないと書面で伝え、今は働き続けてください。同意のない大きな減額は、解雇と数えられ、予告のお金が出ることがあります。待つと同意に見えることがあるので、早く相談してください。',
  },
  'ca.ask.unpaid': {
    says: '日付を書いて、書面で給料を求めてください。その後、州の労働の役所（employment standards office）に苦情を出します。無料です。',
  },
}
