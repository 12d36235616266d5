/** The Japanese words of the rows in ../court.ts. */
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
  'nz.judged.want': { says: '裁判所が決めたか、役人が取立てを始めました。' },
  'nz.judged.reality': {
    says: 'これは重いことですが、まだ選べます。分割の計画を申し出るか、もう一度事件を開くよう裁判所に求められます。',
  },
  'nz.judged.who': {
    says: '物を差し押さえられるのは、裁判所の執行官（bailiff）だけです。取立て会社にはできません。',
  },
  'nz.judged.rights': {
    says: 'いくら払えるかを裁判所に示せます。家の基本の物と仕事の道具は、ある額まで守られます。',
  },
  'nz.judged.not-all': {
    says: '給料を全部は取れません。ふつうの借金では、給料差押命令（attachment order）は手取りの少なくとも60%を残さなければなりません。',
  },
  'nz.judged.right-assessment': {
    says: '家計の調べ（financial assessment）を受けられます。いくら払えるかを、裁判所に見てもらえます。',
  },
  'nz.judged.right-setaside': {
    says: '訴えの書類を一度も受け取らなかったか、よい反論があるなら、判決を取り消す（set aside）よう裁判所に求められます。',
  },
  'nz.judged.right-vary': {
    says: '事情が変わったら、給料差押命令（attachment order）を変えるよう、裁判所に求められます。',
  },
  'nz.judged.step-call': {
    says: '事件番号を持って、裁判所に電話してください。何がいつ命じられたかを聞いてください。',
  },
  'nz.judged.step-mentor': {
    says: 'MoneyTalks（0800 345 123）に電話し、家計の計画を立ててください。',
  },
  'nz.judged.step-offer': {
    says: '続けられる額を申し出て、家計の書類（financial statement）に書いてください。',
  },
  'nz.judged.step-options': {
    says: '全く払えないなら、no asset procedureかdebt repayment orderについて聞いてください。',
  },
  'nz.judged.opt-plan': {
    says: '毎週の額を申し出てください。',
    title: '少しずつ払う',
    cost: '申し出る額。',
    time: '数日から数週間。',
    risk: 'やめると、相手はまた動けます。',
    bestFor: '払う義務があり、いくらか収入があるとき。',
  },
  'nz.judged.opt-setaside': {
    says: 'なぜ答えなかったか、何が反論かを説明してください。',
    title: '取り消し（set aside）を求める',
    cost: '手数料がかかることがあります。',
    time: '数日のうちに動いてください。',
    risk: '裁判所が断ることがあります。',
    bestFor: '書類を一度も受け取らなかったか、よい反論があるとき。',
  },
  'nz.judged.opt-insolvency': {
    says: 'no asset procedureは1年続き、$50,000までのほとんどの借金を終わらせます。',
    title: '支払不能の道（insolvency options）',
    cost: '申し込みは無料。',
    time: '数週間。',
    risk: '公にされ、使えるのは1度です。',
    bestFor: '持ち物が少なく、払えないとき。',
  },
  'nz.judged.warn-assessment': {
    says: '家計の調べ（financial assessment）を放っておくと、裁判所は、あなたを連れて行く令状（warrant）を出せます。',
  },
  'nz.demand.want': { says: '何もしないと、次は破産（bankruptcy）かもしれません。' },
  'nz.demand.reality': {
    says: 'まだ破産していません。10営業日のうちに、払うか、話をまとめるか、取り消す（set aside）よう高等裁判所（High Court）に求められます。',
  },
  'nz.demand.who': { says: 'この通知は、債権者の求めで、高等裁判所（High Court）が出します。' },
  'nz.demand.rights': {
    says: '払うか、計画に合意するか、通知を取り消す（set aside）よう裁判所に求められます。',
  },
  'nz.demand.notice': {
    says: '破産通知（bankruptcy notice）の送達（service）から10営業日あります。安全のため、ここでは日付から数えます。',
    action: '払うか、話をまとめるか、高等裁判所（High Court）に申し立てる',
    consequence: '相手は、あなたを破産させるよう裁判所に求められます。',
  },
  'nz.demand.right-setaside': {
    says: '相手に対して同じくらい大きい請求があるなら、取り消す（set aside）よう裁判所に求められます。',
  },
  'nz.demand.step-lawyer': {
    says: '今日、法律の助言を受けてください。Community Lawに電話してください。',
  },
  'nz.demand.step-deal': { says: '書面で計画を申し出て、取り下げるよう求めてください。' },
  'nz.demand.step-options': {
    says: 'debt repayment orderなど、別の道のほうがよいか聞いてください。',
  },
  'nz.demand.opt-deal': {
    says: '計画か、もっと少ない額を申し出て、書面でもらってください。',
    title: '話をまとめる',
    cost: '合意した額。',
    time: '10営業日。',
    risk: '期間は止まりません。',
    bestFor: '払う義務があり、少しずつなら払えるとき。',
  },
  'nz.demand.opt-setaside': {
    says: '高等裁判所（High Court）に申し立ててください。',
    title: '取り消し（set aside）を申し立てる',
    cost: '裁判所と弁護士の費用。',
    time: '10営業日。',
    risk: '負けると費用がかかります。',
    bestFor: '通知か判決がまちがっているとき。',
  },
  'nz.claim.right-lender': {
    says: 'ローンでは、貸し手は注意して貸し、条件を伝え、公正な手数料だけを取らなければなりません。ちがうなら、答弁書に書いてください。',
  },
}
