/** What to do about a court claim: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_STEPS_JA: Words = {
  'gb.claim.step-acknowledge': {
    says: '受取りの確認書（acknowledgment of service）を、今日オンラインか郵便で送ってください。請求が届いたと言うだけです。反論まで14日ではなく28日になります。',
  },
  'gb.claim.step-choose': {
    says: '決めてください。全部認める、一部認める、または争う。認めるなら用紙N9A（admission form）、争うなら用紙N9B（defence form）を使います。',
  },
  'gb.claim.step-admit': {
    says: '払う義務があるなら、用紙N9A（admission form）に収入と支出を書き、毎月の額を提案してください。14日以内に相手（claimant）に送ります。',
  },
  'gb.claim.step-passed-ask': {
    says: '普通の答えの期限は過ぎました。今日、請求番号（claim number）を用意して裁判所に電話し、あなたに判決（judgment）が出ているか聞いてください。',
  },
  'gb.claim.step-passed-no-judgment': {
    says: '判決（judgment）がなければ、今日、反論（defence）か認める用紙（admission）を裁判所に送ってください。まだ有効なことがあります。',
  },
  'gb.claim.step-passed-judgment': {
    says: '判決（judgment）があれば、用紙N244で取消し（set aside）を裁判所に求められます。答えなかった理由と反論を書きます。急いでください。',
  },
  'gb.claim.step-response-scotland': {
    says: '答えの用紙（Response Form）を書き、最後の日の前に、裁判所と相手（claimant）に送ってください。',
  },
  'gb.claim.step-reply-ni': {
    says: '今日、裁判所の用紙を読んでください。何日あるか、どこに送るかが書いてあります。その日の前に相談します。',
  },
  'gb.claim.step-dates': {
    says: '請求番号（claim number）、発行日、答える最後の日を書いてください。今すぐカレンダーに入れます。',
  },
  'gb.claim.step-advice': {
    says: '今週、無料の借金の相談員かCitizens Adviceに電話してください。答える最後の日を伝えます。',
  },
  'gb.claim.step-pay-in-time': {
    says: '14日以内に全部払えるなら、相手（claimant）に払い、証拠を残してください。そうすれば判決（judgment）は出ないはずです。',
  },
  'gb.claim.step-time-to-pay-scotland': {
    says: '払う義務があるなら、支払いの猶予（time to pay）を求めてください。最後の日の前に、請求についてきたTime to Payの用紙を使います。',
  },
  'gb.claim.step-defend': {
    says: '反論（defence）では、一つずつ答えます。認める、理由を書いて否定する、または「分からないので相手が証明すべきだ」と書きます。',
  },
  'gb.claim.step-papers': {
    says: '請求に出てくる書類を全部、書面で相手（claimant）に求めてください。契約書や通知などです。今してください。',
  },
  'gb.claim.step-agreement': {
    says: 'クレジットなどの借金なら、今日£1をつけて契約書（agreement）を求めてください。出さなければ、反論（defence）にそう書きます。',
  },
  'gb.claim.step-too-old': {
    says: '6年より古い借金なら、反論（defence）に必ず書いてください。裁判所は自分から言ってくれません。',
  },
  'gb.claim.step-online': {
    says: 'オンラインで答えたら、確認のページを保存してください。郵便なら、出した証拠をもらい、日数の余裕を持ちます。',
  },
  'gb.claim.step-more-time': {
    says: '反論にもっと時間が必要なら、最長28日の追加に同意するよう相手（claimant）に頼んでください。その後、書面で裁判所に伝えます。',
  },
}
