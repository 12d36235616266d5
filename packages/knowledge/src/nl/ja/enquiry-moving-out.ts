/** Questions about ending a lease and the deposit: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MOVING_OUT_JA: Words = {
  'nl.ask.deposit': {
    says: '家主は終わりから14日以内に返さなければならず、費用を引くなら30日以内です。引けるのは、決められた費用だけです。2023年7月1日からの契約では、基本の家賃の2か月分までです。',
  },
  'nl.ask.leave-home': {
    dependsOn: 'あなたの契約',
    says: '借りる人は、理由なしに、ほとんど1か月前に書面で終わりを知らせます。2年以下の契約は、ほとんど早くも終われます。それより長い期間の契約は、出口が決めてなければ続きます。証拠を残してください。',
  },
  'nl.ask.leaving-costs': {
    says: '入居時の状態で返しますが、普通の使用による傷みは負担しません。入居時の記録がなければ今の状態が基準です。費用ごとの証拠を求めてください。それ以上は敷金から引けません。',
    dependsOn: '入居時の状態',
  },
}
