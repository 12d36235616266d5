/** Enforcement orders (Vollstreckungsbescheid): the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENFORCEMENT_ORDER_JA: Words = {
  'de.judgment.what-order': {
    says: 'これは執行命令（Vollstreckungsbescheid）です。相手はもう強制執行できます。でも、異議を出すために2週間あります。',
  },
  'de.judgment.reality': {
    says: 'まだどの裁判官も、あなたの側を見ていません。異議を出すと、事件は最初からやり直しになります。',
  },
  'de.judgment.deadline-order': {
    says: '2週間は、届いた日に始まります。その日は黄色い封筒に書いてあります。だれもこの期間を延ばせません。',
    action: '裁判所に異議（Einspruch）を送る',
    consequence: '命令は確定し、30年強制できます。',
  },
  'de.judgment.step-object': {
    says: 'まちがいですか。「この日付の命令に異議（Einspruch）を出します」と書いてください。事件番号を書き、署名し、期限内に送ります。',
  },
  'de.judgment.step-stop': {
    says: '異議を出すだけでは、強制執行は止まりません。同じ手紙で、止めること（Einstellung）を裁判所に求めてください。',
  },
  'de.judgment.option-object': {
    says: '命令を出した裁判所に異議を送ります。その後、事件はふつうの訴えとして続きます。',
    title: '2週間以内に異議を出す',
    cost: '最初は無料。最後に、負けた人が払います。',
    time: '今、手紙1通。',
    risk: '請求が正しいと、もっと費用を払います。',
    bestFor: '払う義務がない、または借金が古すぎるとき。',
  },
  'de.judgment.right-object': {
    says: '異議を出す権利があります。そうすると、裁判官は両方の話を聞かなければなりません。',
  },
  'de.judgment.warn-final': {
    says: '2週間は厳しい期限です。その後は、まちがった請求でも30年残ることがあります。',
  },
  'de.judgment.order-who': {
    says: 'これは、支払命令を送る裁判所から来ています。相手は、これを使って、給料や口座を差し押さえられます。',
  },
  'de.judgment.order-rights': {
    says: '2週間以内に異議を出せます。今でも、生活に必要なものは安全です。',
  },
  'de.judgment.order-not-yet': {
    says: 'あなたの同意か裁判官の命令がなければ、だれも家を調べられません。守られた収入はあなたのものです。',
  },
  'de.judgment.order-step-account': {
    says: '今すぐ、銀行口座を守られた口座（P-Konto）に変えてください。すると、毎月の基本の金額は安全です。',
  },
  'de.judgment.order-right-income': {
    says: '2027年6月30日まで、毎月の手取りのうち少なくとも€1,587.40は安全です。ほかの人を養っていれば、もっと多いです。',
  },
  'de.judgment.order-step-offer': {
    says: '払う義務があるなら、執行官が来る前に、今、分割払いを申し出てください。',
  },
}
