/** Claims before a court: the papers, the days to answer and the defence: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_JA: Words = {
  'nz.claim.want': { says: 'あなたは答えて、自分の話を言えます。その最後の日を探してください。' },
  'nz.claim.reality': {
    says: 'これは本当の裁判の手続きです。まだ判決ではありません。期限内に答えれば、相手が証明しなければなりません。',
  },
  'nz.claim.who': {
    says: '訴えた人は原告（plaintiffかapplicant）です。あなたは被告（defendantかrespondent）です。裁判所はどちらの味方もしません。',
  },
  'nz.claim.rights': { says: '全部か一部を争い、話をまとめ、少しずつ払うことを求められます。' },
  'nz.claim.not-yet': { says: 'まだ、給料、銀行口座、物には手を出せません。先に判決が必要です。' },
  'nz.claim.know-tribunal': {
    says: '2026年1月24日から、紛争審判所（Disputes Tribunal）は、$60,000までの争いのある請求を扱います。そこに弁護士は出られません。',
  },
  'nz.claim.right-defend': {
    says: '答弁書（statement of defence）を出し、話を聞いてもらう権利があります。',
  },
  'nz.claim.right-transfer': {
    says: '$60,000までの請求を争うなら、紛争審判所（Disputes Tribunal）に移すよう求められます。',
  },
  'nz.claim.right-old': { says: '請求が古すぎると言えます。答弁書に書いてください。' },
  'nz.claim.defence': {
    says: '答弁書を出すには、送達（service）から25営業日あります。安全のため、ここでは書類の日付から数えます。',
    action: '答弁書（statement of defence）を裁判所に出す',
    consequence: '相手は、あなたの話を聞かずに判決をもらえます。',
  },
  'nz.claim.step-date': {
    says: '書類を受け取った日を書いてください。何日あるかは、notice of proceedingに書いてあります。',
  },
  'nz.claim.step-help': {
    says: '今日、Community LawかCitizens Advice Bureauに電話し、無料で助けてもらってください。',
  },
  'nz.claim.step-file': {
    says: '期限内に答弁書（statement of defence）を裁判所に出し、写しを相手に送ってください。',
  },
  'nz.claim.step-proof': { says: '契約、請求書、メール、支払いの証拠などの書類を集めてください。' },
  'nz.claim.opt-defend': {
    says: '何に賛成し、何に賛成しないか、なぜかを書いてください。',
    title: '答弁書を出す',
    cost: 'たいてい無料。',
    time: '25営業日。',
    risk: '負けると、費用を払うことがあります。',
    bestFor: '払う義務がないか、全部ではないとき。',
  },
  'nz.claim.opt-tribunal': {
    says: '事件を移すよう、裁判所に求めてください。もっと簡単で、弁護士はいません。',
    title: '紛争審判所（Disputes Tribunal）を求める',
    cost: '少しの手数料か、無料。',
    time: '答える最後の日の前。',
    risk: 'その日が近いなら、答弁書も出してください。',
    bestFor: '請求を争い、$60,000以下のとき。',
  },
  'nz.claim.opt-settle': {
    says: '金額か分割の計画を申し出てください。合意に署名するまでは、答弁書も出してください。',
    title: '話し合いで終える',
    cost: '合意した額。',
    time: '答える最後の日の前。',
    risk: 'まとまらないと、期限が過ぎることがあります。',
    bestFor: '払う義務はあるけれど、一度に払えないとき。',
  },
  'nz.claim.warn-default': { says: '期限内に答えないと、裁判所はあなたなしで決められます。' },
  'nz.claim.right-lender': {
    says: 'ローンでは、貸し手は注意して貸し、条件を伝え、公正な手数料だけを取らなければなりません。ちがうなら、答弁書に書いてください。',
  },
}
