/** Questions about a contract that lets the employer change it, and about agreements to be made redundant: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TERMS_CHANGED_JA: Words = {
  'gb.ask-work.contract-lets-change': {
    says: 'そうした条項があっても、何でもできるわけではありません。賃金や時間が減る場合は特に、裁判所は狭く読みます。会社は先に話し合い、十分前に知らせ、妥当に使わなければなりません。小さな会社も同じです。行き過ぎなら、同意しないとすぐ書面で伝え、「抗議しながら」（under protest）働きます。足りない賃金を書面で求め、期限内に Acas（0300 123 1100）に電話してください。相談せずに辞めないでください。',
    dependsOn: '条項がどれだけはっきりしているか、どう使われるか',
  },
  'gb.ask-work.settlement-redundancy': {
    says: '署名する義務はだれにもありません。2年働いた後の整理解雇手当、予告手当、休暇の支払いは、署名しなくても受け取れます。署名すると請求する権利を失います。だから申し出はそれより多いはずで、弁護士を通してでも上乗せを求められます。独立した助言を受けて初めて効力があり、費用は多くの場合会社が払います。Acas は10日間考える時間が公平だとしています。署名しなくても、会社は協議し公平に選ばなければなりません。短い期限の前に Acas（0300 123 1100）に電話してください。',
  },
}
