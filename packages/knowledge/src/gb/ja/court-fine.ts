/** A fine of a magistrates' court: the notice of fine and the collection order (England and Wales). The words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_FINE_JA: Words = {
  'gb.court-fine.wants': {
    says: '裁判所が罰金を科し、取り立ての命令（collection order）を出しました。書面の日までに全額を求めています。',
  },
  'gb.court-fine.who': {
    says: 'これは刑事を扱う裁判所（magistrates’ court）からです。民間の会社ではありません。',
  },
  'gb.court-fine.reality': {
    says: '本物ですが、期日の前なら延長を頼めます。日を過ぎると罰金が増えることがあります。',
  },
  'gb.court-fine.no-prison-yet': {
    says: '審理なしに、この件で刑務所に入れられることはありません。裁判所はまず、お金の状況と払わなかった理由を聞かなければなりません。',
  },
  'gb.court-fine.surcharge': {
    says: '法律により、どの罰金にも付加金（surcharge）が付きます。大人ではふつう罰金の40%です。',
  },
  'gb.court-fine.rights': {
    says: '期限の延長を頼む、控訴する、裁判を知らなかったならやり直しを求める、といったことができます。',
  },
  'gb.court-fine.right-vary': {
    says: '前よりお金が減ったなら、fines officerに期限の延長や少ない額の分割を頼めます。期日の前に頼んでください。',
  },
  'gb.court-fine.right-never-knew': {
    says: '裁判を知らなかったなら、知ってから21日以内に宣誓の申述（statutory declaration）ができます。裁判は初めからやり直しになります。',
  },
  'gb.court-fine.right-appeal': {
    says: 'Crown Courtに控訴できます。期間は短く、判決の日から数えます。残りの日数を今日裁判所に聞いてください。',
  },
  'gb.court-fine.points': {
    says: '点数は運転の記録に残ります。3年で12点になると、多くは運転禁止です。今の点数を数えてください。',
  },
  'gb.court-fine.step-call': {
    says: '期日の前にfines teamに電話してください。口座番号、給料、支払いの書類を手元に置いてください。',
  },
  'gb.court-fine.step-check': {
    says: '罰金、費用、付加金を足してください。合計が合わなければ裁判所に聞いてください。',
  },
  'gb.court-fine.option-parts': {
    says: '続けられる額の分割をfines teamに頼みます。',
    title: '分割払いを頼む',
    cost: '無料',
    time: '電話1本',
    risk: '1回でも遅れると、裁判所は次の手続に進めます。',
    bestFor: '期日までに全部は払えない方。',
  },
  'gb.court-fine.option-help': {
    says: '無料の借金相談員が、裁判所に計画を頼むのを助けます。',
    title: '無料の借金相談',
    cost: '無料',
    time: '今週中',
    risk: '待っている間に期日を過ぎないでください。',
    bestFor: 'ほかにも借金がある方。',
  },
}
