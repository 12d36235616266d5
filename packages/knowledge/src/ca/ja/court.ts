/** Claims before a court: the papers, the days to answer and the defence: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_JA: Words = {
  'ca.claim.want': { says: '答えて、あなたの話をできます。そのための最後の日を探してください。' },
  'ca.claim.reality': {
    says: 'これは本当の裁判の手続きです。まだ判決ではありません。間に合うように答えれば、相手が証明しなければなりません。',
  },
  'ca.claim.who': {
    says: '訴えた人が原告（plaintiff）です。あなたは被告（defendant）です。裁判所はどちらの味方でもありません。',
  },
  'ca.claim.rights': {
    says: '全部または一部を争い、話し合いの解決を提案し、払う時間を頼めます。少額裁判所（small claims court）では弁護士は必要ありません。',
  },
  'ca.claim.not-yet': { says: 'まだ給料や口座に手を出せません。先に判決が必要です。' },
  'ca.claim.know-default': {
    says: '答えなかっただけで負ける人がたくさんいます。間に合うように短い反論を出せば、争う道が残ります。',
  },
  'ca.claim.right-defend': { says: '反論（defence）を出し、話を聞いてもらう権利があります。' },
  'ca.claim.right-proof': {
    says: '相手が何をもとにしているか、見る権利があります。借金と金額は、相手が証明しなければなりません。',
  },
  'ca.claim.right-old': {
    says: '請求が古すぎると言えます。裁判所は自分からは調べないので、反論に書いてください。',
  },
  'ca.claim.step-date': {
    says: '書類が正式に届いた日を調べ、書いておいてください。そこから答える日数を数えます。',
  },
  'ca.claim.step-file': {
    says: 'その裁判所の反論の用紙に書いてください。裁判所に出し、印のある写しを取っておきます。',
  },
  'ca.claim.step-proof': { says: '契約書、請求書、メール、払った証拠などの書類を集めてください。' },
  'ca.claim.step-help': {
    says: '早めに無料の法律の助けを受けてください。法律相談所（legal clinics）や裁判所の相談窓口が、用紙を読んでくれます。',
  },
  'ca.claim.opt-defend': {
    says: '認めること、認めないこと、その理由を書きます。',
    title: '反論（defence）を出す',
    cost: '少しの裁判所の手数料のことが多いです。払わなくてよいように頼めます。',
    time: '答える最後の日の前。',
    risk: '負けると、費用の一部を払うことがあります。',
    bestFor: '払う義務がない、または全部ではないとき。',
  },
  'ca.claim.opt-settle': {
    says: '金額か支払い計画を提案します。約束に署名があり、請求が取り下げられるまでは、反論も出してください。',
    title: '話し合いで解決する',
    cost: '決めた額。',
    time: '答える最後の日の前。',
    risk: '話がまとまらないと、答える時間が過ぎることがあります。',
    bestFor: '払う義務はあるが、一度に払えないとき。',
  },
  'ca.claim.opt-trustee': {
    says: '返済の提案（consumer proposal）か破産（bankruptcy）は、ほとんどのお金の請求をすぐ止めます。',
    title: '借金整理の専門家（Licensed Insolvency Trustee）に会う',
    cost: '払うと決めたお金から出ます。',
    time: '始めるまで数日。',
    risk: '信用情報に何年も残ります。',
    bestFor: '借金がたくさんあり、払えないとき。',
  },
  'ca.claim.warn-default': {
    says: '間に合うように答えないと、裁判所はあなたがいなくても決められます。',
  },
  'ca.claim.insight-buyer': {
    says: '借金を買った会社が訴えたら、最初の貸し手からその会社まで、売買を一つずつ証明するよう求めてください。',
    actionable: '相手が借金の持ち主だと認めない、と反論に書いてください。',
  },
}
