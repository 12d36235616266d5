/** 自動車税がない車への制裁金: 英国の法律の日本語。 */
import type { Words } from '@plainletter/contracts/rule'

export const VEHICLE_TAX_PENALTY_JA: Words = {
  'gb.vehicle-tax.civil': {
    says: 'この制裁金では、点数も前科もつきません。誰も運転していなくても、登録された人に来ます。',
  },
  'gb.vehicle-tax.no-goods': {
    says: 'DVLAの取立会社は、家から物を取れません。先に裁判所の決定が必要です。',
  },
  'gb.vehicle-tax.right-sold': {
    says: '売った、廃車にした、道路で使わないと期限内にDVLAへ届けたなら、払う必要はありません。証拠を送ってください。',
  },
  'gb.vehicle-tax.step-today': {
    says: 'まだ自分の車なら、今日GOV.UKで税を払うか、使わない届け(SORN)を出してください。新しい制裁金を防げます。',
  },
  'gb.vehicle-tax.step-proof': {
    says: '売却、廃車、SORN、税の支払いの証拠を探してください。メール、領収書、銀行の記録です。',
  },
  'gb.vehicle-tax.right-sum': {
    says: '制裁金は£80で、手紙の期限内に払えば£40です。税そのものは別に払います。',
  },
  'gb.vehicle-tax.right-refund': {
    says: '売却、廃車、SORNのとき、DVLAは残りの丸1か月ごとの税を返します。',
  },
  'gb.vehicle-tax.right-complain': {
    says: 'DVLAが断ったら、苦情を出せます。最後の回答の後は、独立した審査員が無料で見ます。',
  },
  'gb.vehicle-tax.insight-debit': {
    says: '口座引落し(Direct Debit)の失敗や、売却の届けが届かなかったことが多いです。',
    actionable: '銀行の記録を見てください。いつ、どうやってDVLAに知らせたか伝えてください。',
  },
  'gb.vehicle-tax.settlement': {
    says: '裁判外の和解(out-of-court settlement)は申し出です。期限内に払えば裁判になりません。誤りなら、期限前に理由を伝えてください。',
  },
  'gb.vehicle-tax.warning-clamp': {
    says: '税なしで公道に置かないでください。固定や移動をされることがあり、使えば裁判になることもあります。',
  },
  'gb.vehicle-tax.option-dispute': {
    says: '期限までに手紙の住所へ書いてください。いつ何があったか述べ、写しを付けてください。',
    title: '証拠を送り、取消しを求める',
    cost: 'かかりません。',
    time: '今手紙を1通、返事は数週間後。',
    risk: '待つ間に割引が終わることがあります。延ばすよう求めてください。',
    bestFor: '売却、廃車、納税済み、SORN済みだったとき。',
  },
  'gb.vehicle-tax.option-pay': {
    says: '手紙の方法で払い、同じ日に納税かSORNをしてください。',
    title: '期限内に低い額を払う',
    cost: '低い額と税。',
    time: '数分。',
    risk: '払うと制裁金を認めたことになります。',
    bestFor: '自分の車で、税もSORNもなかったとき。',
  },
}
