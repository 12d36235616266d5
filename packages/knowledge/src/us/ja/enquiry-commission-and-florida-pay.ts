/** Questions about a commission after the job, and about unpaid wages in Florida: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COMMISSION_AND_FLORIDA_PAY_JA: Words = {
  'us.fact.commission-after-job': {
    says: '取り決めに別の定めがなければ、あなたが成立させた販売の分は、商品が出るか客が払えば、退職後でもたいてい支払われます。メモ、メッセージ、以前の支払い方も証拠です。多くの州では、得た歩合は賃金で、ペンシルベニアのように遅れれば上乗せもあります。販売ごとに日を決めて書面で求めてください。その後、州に賃金の申し立てをするか、small claims court に行けます。',
    dependsOn: '取り決めで歩合がいつ得られるか',
  },
  'us.state.fl.ask-wages': {
    says: 'フロリダには賃金を取り立てる州の役所がありません。連邦の Wage and Hour Division（1-866-487-9243）に無料で訴えるか、裁判を起こせます。フロリダの最低賃金で訴える前に、時間と金額を雇い主に書面で伝え、15日待ちます。多くは2倍と弁護士費用が得られ、求めたことで罰せられません。こっそり録音しないでください。フロリダでは全員の同意が必要です。',
  },
}
