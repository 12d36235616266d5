/** A court judgment: warnings, what an adviser would notice, tactics and required parts. The words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_JUDGMENT_INSIGHTS_JA: Words = {
  'gb.judgment.warn-bailiffs': {
    says: '払わず、答えもしないと、相手は裁判所に、執行官（bailiff）、給料からの天引き、家への担保（charge）を求められます。',
  },
  'gb.judgment.warn-move-fast': {
    says: '知ってからどれだけ早く動いたかを、裁判所は見ます。取り消したいなら、待たないでください。',
  },
  'gb.judgment.insight-default': {
    says: 'この判決（judgment）は、あなたの答えが裁判所に届かなかったため、出たか求められています。裁判官はまだあなたの話を聞いていません。',
    actionable:
      '請求がいつ、どこに送られたか確かめてください。古い住所なら、すぐ裁判所に伝えます。',
  },
  'gb.judgment.insight-request-only': {
    says: 'この書類は、裁判所に判決（judgment）を求めるものです。まだ出ていないかもしれません。',
    actionable:
      '今、請求番号（claim number）を用意して裁判所に電話してください。まだ判決がなければ、その日のうちに答えを送ります。',
  },
  'gb.judgment.tactic-consent': {
    says: '払う代わりに、判決の取消し（set aside）に同意するよう相手（claimant）に頼みます。同意する相手もいて、裁判所が命令を出せます。',
    risk: '断られることもあります。裁判所の手数料はかかります。',
    notWhen: '支払いの1か月がもうすぐ終わるとき。',
  },
  'gb.judgment.tactic-stay': {
    says: '判決の取消しや変更を求めるときは、決まるまで執行官（bailiff）を止めることも裁判所に求めます。',
    risk: '待つ間の支払いを求められることがあります。',
    notWhen: 'だれも執行官を求めていないとき。',
  },
  'gb.judgment.element-case': {
    name: '裁判所、請求番号（claim number）、日付',
    says: '本物の判決（judgment）には、裁判所の名前と請求番号があります。',
    ifMissing:
      '請求番号（claim number）が見つかりません。払う前に、判決の登録簿（register of judgments）を調べてください。',
  },
}
