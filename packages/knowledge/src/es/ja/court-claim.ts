/** Papers of a court that start a case: oral trial and ordinary trial, your rights and ways out. Orders for payment and evictions are apart. The words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_JA: Words = {
  'es.claim.want-claim': {
    says: 'だれかがあなたを訴えました。裁判所は、あなたの答えを求めています。',
  },
  'es.claim.who': {
    says: '裁判所とその書記官（letrado de la Administración de Justicia）が送っています。大切な問題ですが、まだ決定ではありません。',
  },
  'es.claim.rights': {
    says: '反対し、理由を言い、話を聞いてもらえます。収入が少なければ、無料の弁護士を頼めます。',
  },
  'es.claim.reality': {
    says: '何もしないと、相手は証拠を増やさずに勝てます。期限内に答えれば、相手が証明しなければなりません。',
  },
  'es.claim.no-seizure': {
    says: '答える期間の間は、給料や口座を取れません。',
  },
  'es.claim.august': {
    says: '裁判所の日数では、土曜日、日曜日、祝日、8月、12月24日から1月6日を数えません。ここでは安全のため、除く日を少なくして数えます。',
  },
  'es.claim.deadline-oral': {
    says: '口頭の裁判（juicio verbal）では、訴えを受け取った日から10営業日です。',
    action: '裁判所に書面の答え（contestación）を送る',
    consequence: '裁判はあなたなしで進み（rebeldía）、負けることがあります。',
  },
  'es.claim.deadline-ordinary': {
    says: '通常の裁判（juicio ordinario）では、訴えを受け取った日から20営業日です。',
    action: '弁護士と訴訟代理人（procurador）を通して答えを送る',
    consequence: '裁判はあなたなしで進み（rebeldía）、負けることがあります。',
  },
  'es.claim.right-legal-aid': {
    says: '収入が少なければ、無料の弁護士と訴訟代理人の権利（justicia gratuita）があります。弁護士会か裁判所に頼んでください。',
  },
  'es.claim.right-stop-clock': {
    says: '無料の弁護士を頼むとき、期間を止めるよう、裁判所に書面でも求めてください。',
  },
  'es.claim.right-masc-missing': {
    says: 'ほとんどの民事の請求では、相手は先に話し合いを試みたことを示す必要があります。していなければ、裁判所に伝えてください。',
  },
  'es.claim.right-counter': {
    says: '答えの中で、相手があなたに払うべきものも言えます。方法は弁護士に聞いてください。',
  },
  'es.claim.option-defend': {
    title: '請求に反対する',
    says: '払う義務がない、または全部ではない理由を裁判所に伝えます。そうすると、相手が証明しなければなりません。',
    cost: '€2,000までで、自分だけでするなら無料。それより上は弁護士、または無料の法律扶助。',
    time: '今、数時間。裁判は数か月かかることがあります。',
    risk: '負けると、相手の費用を払うことがあります。',
    bestFor: '払った、まちがい、古すぎる、自分のでない、または不公正なとき。',
  },
  'es.claim.option-negotiate': {
    title: '合意する',
    says: '分割を提案します。費用なしで裁判を終えるよう頼みます。',
    cost: '合意した額。',
    time: '数日。期間は進み続けます。',
    risk: '書面の合意がなければ、裁判は続きます。',
    bestFor: '払う義務があり、分割なら払えるとき。',
  },
  'es.claim.option-pay': {
    title: '期限内に払う',
    says: '裁判所のとおりに全額を払い、証拠を裁判所に送ります。それで裁判は終わります。',
    cost: '請求の額。支払命令では、期限内に払えばふつう費用はありません。所有者の団体（comunidad）は弁護士代を足せます。',
    time: '最後の日の前。',
    risk: '小さいです。',
    bestFor: '全部払う義務があり、払えるとき。',
  },
  'es.claim.option-help': {
    title: '無料の弁護士を頼む',
    says: '弁護士会に法律扶助を頼みます。そこでの最初の相談は、だれでも無料のことが多いです。',
    cost: '収入が少なければ無料。',
    time: '今週、1回の訪問。',
    risk: '待つ間に期間を過ぎないようにしてください。',
    bestFor: '裁判所の書類ならどんなものでも。',
  },
  'es.claim.warning-no-ignore': {
    says: '裁判所の書類を放っておかないでください。玄関で断っても止まりません。渡されたことになります。',
  },
  'es.claim.right-usury-answer': {
    says: 'カードや即日ローンの利息が通常よりはるかに高いときは、答弁で暴利（usura）だと述べてください。そうすれば返すのは受け取った元本だけです。',
  },
}
