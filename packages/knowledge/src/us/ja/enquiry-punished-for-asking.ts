/** The Japanese words of the rows in ../enquiry-punished-for-asking.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PUNISHED_FOR_ASKING_JA: Words = {
  'us.fact.asked-then-punished': {
    says: '給料について尋ねたことを理由に、シフトを減らしたり解雇したりすることは、在留資格に関係なく禁じられています。メッセージを残し、日付を書き留めてください。Wage and Hour Divisionか州の労働局に無料で申告できます。失った賃金とたいてい同額、さらに未払い残業代を求められます。',
  },
  'us.fact.register-short': {
    says: '引いた結果その週の賃金が最低賃金を下回るなら連邦法違反です。カリフォルニアやニューヨークなど多くの州はほぼ常に禁じ、先に書面の同意を求める州もあります。証拠と規則を書面で求め、その後、州の労働局に無料で申し立ててください。',
    dependsOn: '賃金の額と州',
  },
  'us.fact.quit-without-notice': {
    says: 'ほとんどの仕事で2週間前の予告は法律上の義務ではなく、急に辞めても働いた分の賃金は失いません。遅くとも次の給料日が期限です。時間を書いて書面で求めてください。その後、州の労働局かWage and Hour Divisionに無料で申し立てます。',
  },
}
