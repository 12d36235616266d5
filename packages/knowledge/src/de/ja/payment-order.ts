/** Court payment orders (Mahnbescheid): the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const PAYMENT_ORDER_JA: Words = {
  'de.claim.what-order': {
    says: 'これは裁判所の支払命令（Mahnbescheid）です。黄色い封筒にある日から2週間以内に、払うか、異議を出してください。',
  },
  'de.claim.reality-order': {
    says: 'あなたに払う義務があるか、まだどの裁判官も調べていません。だれでも申し立てられます。でも、黙っていると強制できるものになります。',
  },
  'de.claim.who-order': {
    says: 'この命令は、本物の裁判所から来ています。裁判所は、相手の主張を伝えているだけです。',
  },
  'de.claim.not-yet-order': {
    says: 'まだ何も差し押さえられません。それには執行命令（Vollstreckungsbescheid）が必要です。あなたの異議は、それを止めます。',
  },
  'de.claim.rights-order': {
    says: '全部に、または一部に、理由なしで異議を出せます。費用はかかりません。',
  },
  'de.claim.know-help': {
    says: 'どの区裁判所（Amtsgericht）でも、異議の用紙を書くのを無料で手伝います。',
    learnMore:
      '手紙で異議を出すこともできます。事件番号を書き、「請求の全部に異議を出します」と書いてください。',
  },
  'de.claim.deadline-order': {
    says: '2週間は、届いた日に始まります。その日は黄色い封筒に書いてあります。ここに示す日は、安全な日です。',
    action: '異議（Widerspruch）を送るか、払うべき分を払う',
    consequence: '相手は執行命令を求められます。それが出るまでは、遅れた異議も認められます。',
  },
  'de.claim.option-object': {
    says: '用紙の枠にしるしをつけて、送り返します。理由も弁護士もいりません。',
    title: '支払命令に異議を出す',
    cost: '無料。',
    time: '10分。2週間以内。',
    risk: '相手が本当の裁判に進むことがあります。それに負けると、費用を払います。',
    bestFor: '払う義務がない、または全部は払う義務がないとき。',
  },
  'de.claim.right-object': {
    says: '執行命令が出るまで、理由なしで、書面で異議を出す権利があります。',
  },
  'de.claim.right-late': {
    says: '遅れた異議も、むだにはなりません。裁判所は、執行命令への異議としてあつかいます。',
  },
  'de.claim.right-proof': {
    says: 'あなたの異議の後、相手は裁判官の前で、請求を説明し証明しなければなりません。',
  },
  'de.claim.right-expires': {
    says: '届いてから6か月以内に次の命令を求めなければ、支払命令は効かなくなります。',
  },
  'de.claim.warn-silence': {
    says: 'でたらめな請求でも、無視しないでください。黙っていると、30年強制できるものになることがあります。',
  },
  'de.claim.warn-fake': {
    says: '本物の命令は、日付のある黄色い封筒で、郵便で来ます。メールで来たものや、外国への支払いを求めるものは、にせ物です。',
  },
  'de.claim.warn-part': {
    says: '何に異議を出すか書かないと、裁判所は、全部への異議と考えます。',
  },
  'de.claim.insight-wrong-claims': {
    says: '命令の用紙に、裁判所は請求を調べていないと書いてあります。',
    actionable: '請求を1行ずつ、契約書と支払いと比べてください。',
  },
  'de.claim.insight-stop': {
    says: '異議の後、裁判がひとりでに始まることはありません。相手は、多くは最初の書類ですでに裁判を求めていますが、先にさらに手数料を払う必要があります。',
    actionable: '迷うなら異議を出し、郵便を見続けてください。',
  },
  'de.claim.tactic-costs-only': {
    says: '請求書の分は払う義務があるが、上乗せの分はちがいますか。取立ての費用だけに異議を出し、残りを払ってください。',
    risk: '異議を出さない部分は、強制できるものになります。その部分は期限内に払ってください。',
    notWhen: '何も払う義務がないとき。',
  },
  'de.claim.myth-court-checked': {
    says: '支払命令（Mahnbescheid）は判決ではありません。裁判所は、請求をまったく調べていません。',
  },
  'de.claim.myth-need-lawyer': {
    says: '支払命令に異議を出すのに、弁護士も理由もいりません。',
  },
  'de.claim.element-unchecked': {
    says: '本物の支払命令には、裁判所が請求を調べていないと書いてあります。',
    name: '裁判所が請求を調べていないという説明',
    ifMissing:
      '裁判所が請求を調べていないという説明が見つかりません。本物の支払命令にはあります。裁判所に電話してください。',
  },
  'de.claim.element-two-weeks': {
    says: '本物の支払命令は、払うか異議を出すために2週間を与えます。',
    name: '払うか異議を出すための2週間',
    ifMissing: '異議のための2週間が見つかりません。裁判所に電話し、書類が本物か聞いてください。',
  },
}
