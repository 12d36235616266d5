/** Claims in court (Klage): the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_JA: Words = {
  'de.claim.what-claim': {
    says: 'だれかがあなたを訴えました。裁判所は、あなたが争うかどうかを、2週間以内に知りたいと言っています。',
  },
  'de.claim.reality-claim': {
    says: '黙っていると、裁判所は証拠を調べずに、あなたの負けと決めることがあります。期限内の短い手紙が、それを止めます。',
  },
  'de.claim.who-claim': {
    says: '裁判所は訴えを伝えています。相手（KlägerinまたはKläger）があなたに何かを求めています。',
  },
  'de.claim.rights-claim': {
    says: 'あなたは争い、訴訟費用の援助を求め、自分の証拠を出せます。',
  },
  'de.claim.not-yet-claim': {
    says: '訴えは判決ではありません。裁判所が決める前は、あなたから何も取れません。その後は、控訴しても、始められることが多いです。',
  },
  'de.claim.deadline-claim': {
    says: '争うと伝えるために、届いた日から2週間あります。この期間は延ばせません。',
    action: '争うことを裁判所に書く（Verteidigungsanzeige）',
    consequence: '裁判所は、あなたの負けとする欠席判決（Versäumnisurteil）を出せます。',
  },
  'de.claim.deadline-defence': {
    says: '詳しい答えには、少なくともさらに2週間あります。裁判所の手紙に日が書いてあります。その日が終わる前に、延ばすよう求められます。',
    action: '理由と証拠をつけた答え（Klageerwiderung）を送る',
    consequence: '遅すぎた主張は、裁判所が考えに入れないことがあります。',
  },
  'de.claim.step-defend': {
    says: '今日書いてください。「この訴えを争います。」事件番号を書き、署名します。理由は後でもよいです。',
  },
  'de.claim.step-lawyer': {
    says: '地方裁判所（Landgericht）では、弁護士だけがあなたのために動けます。区裁判所では、一人でもできます。',
  },
  'de.claim.step-legal-aid': {
    says: '収入が少なければ、裁判所に訴訟費用の援助（Prozesskostenhilfe）を求めてください。用紙と収入の証明を送ります。',
  },
  'de.claim.step-advice': {
    says: '収入が少なければ、近くの区裁判所で法律相談の券（Beratungsschein）をもらってください。弁護士の費用は€15になります。',
  },
  'de.claim.step-valid': {
    says: 'すべて正しければ、2週間以内に、裁判所ではなく相手に払ってください。または、書面で分割払いを決めます。',
  },
  'de.claim.step-valid-claim': {
    says: '払う義務があり、訴えられる原因を作っていないなら、すぐに認めると費用がかからないことがあります。先に弁護士に相談してください。',
  },
  'de.claim.step-dispute-claim': {
    says: '訴えの点ごとに答えてください。正しい、まちがい、自分は知らない、のどれかです。争わないことは、本当とみなされます。',
  },
  'de.claim.option-defend': {
    says: 'まず争うと知らせます。次に、二つ目の期日までに、理由と証拠を送ります。',
    title: '訴えを争う',
    cost: '最初は無料。負けた人が費用を払います。',
    time: '2週間以内に短い手紙1通。理由は後で。',
    risk: '負けると、法律により裁判所と弁護士の費用を払います。',
    bestFor: '訴えがまちがっている理由があるとき。',
  },
  'de.claim.option-pay': {
    says: '訴えた人に払い、証拠を残します。事件が終わったという書面を求めます。',
    title: '払うべき分を払う',
    cost: '書類にある金額。',
    time: '2週間以内、またはできるだけ早く。',
    risk: '払うと、請求を認めたことになります。返してもらうのは難しいです。',
    bestFor: '請求が正しく、お金があるとき。',
  },
  'de.claim.option-rates': {
    says: '毎月の金額を申し出て、事件を取り下げるか止めると書面で約束するよう求めます。',
    title: '分割払いを決める',
    cost: '借金と、手数料がかかることもあります。',
    time: '数日。裁判所の期間は進み続けます。',
    risk: '話し合いをしても裁判所の手続きは止まりません。署名が済むまで、異議や答弁も続けてください。',
    bestFor: '払う義務があるが、すぐに払えないとき。',
  },
  'de.claim.option-help': {
    says: '区裁判所で弁護士の相談券をもらうか、事件の訴訟費用の援助を求めます。',
    title: '収入が少ないときの法律の助け',
    cost: '相談は€15。裁判の援助は無料か、毎月返します。',
    time: '近くの区裁判所に1回行きます。',
    risk: '負けたとき、援助は相手の弁護士の費用を払いません。',
    bestFor: '事件が難しい、または金額が高いとき。',
  },
  'de.claim.right-restore': {
    says: '入院など、自分のせいでなく厳しい期限を過ぎたなら、2週間以内に、元に戻すよう求めてください（Wiedereinsetzung）。',
  },
  'de.claim.right-heard': {
    says: 'あなたには、話を聞いてもらう権利があります。裁判官は、まだ何が大事で、何が足りないかを言わなければなりません。',
  },
  'de.claim.right-limit': {
    says: '借金が古すぎるなら（verjährt）、支払いを断れます。でも、裁判の中でそう言わなければなりません。',
  },
  'de.claim.warn-default': {
    says: '2週間を黙って過ごすと、話を聞かれずに負けることがあります。まず裁判所に書き、それから弁護士を探してください。',
  },
  'de.claim.change-10000': {
    says: '€10,000までは区裁判所が決め、そこでは弁護士はいりません。',
    was: '区裁判所は、€5,000までのお金の請求をあつかいました。',
    is: '2026年1月1日から始まった訴えでは、区裁判所は€10,000までをあつかいます。',
  },
}
