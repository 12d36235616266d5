/** クレジット契約の不履行通知: 英国の法律の日本語。 */
import type { Words } from '@plainletter/contracts/rule'

export const DEFAULT_NOTICE_JA: Words = {
  'gb.default-notice.not-yet': {
    says: '通知の日までは、この理由で契約を終えたり、全額を求めたり、品物を取り返したりできません。',
  },
  'gb.default-notice.step-check': {
    says: '額を自分の支払いと比べてください。日数も数えてください。受け取りから14日以上必要です。',
  },
  'gb.default-notice.right-time-order': {
    says: '今、裁判所に支払いの延長(time order)を求められます。額を小さく期間を長くし、利息を減らすこともあります。',
  },
  'gb.default-notice.right-care': {
    says: '困っているなら、貸し手は待つ姿勢が必要です。計画や、利息を減らす、止めることを考える義務があります。',
  },
  'gb.default-notice.right-goods': {
    says: '割賦購入(hire purchase)で3分の1を払っていれば、取り返すには裁判所の命令が必要です。敷地に入って取るにも命令が必要です。命令がなければ、同意しなくてよいです。',
  },
  'gb.default-notice.insight-file': {
    says: '不履行の記録は、後で払っても信用情報に6年残ります。',
    actionable: '期日前に計画を求め、守る間は記録しないよう求めてください。',
  },
  'gb.default-notice.option-cure': {
    says: '遅れた分だけ払ってください。何もなかったものとして扱われ、契約は続きます。',
    title: '期限までに求められた額を払う',
    cost: '通知にある遅れた額。',
    time: '通知の日まで。',
    risk: 'そのために家賃、council tax、食費を欠かさないでください。',
    bestFor: 'お金があり、額が正しいとき。',
  },
  'gb.default-notice.option-time-order': {
    says: '相談員が、収入と払える額を示す手助けをします。裁判所が公正な額を決めます。',
    title: '裁判所にtime orderを求める',
    cost: '裁判所の手数料。収入が低ければ減ることが多いです。',
    time: '数週間。',
    risk: '新しい支払いが抜けると終わることがあります。',
    bestFor: '困難が一時的で、品物や家を守りたいとき。',
  },
}
