/** Judgments: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_JUDGMENT_JA: Words = {
  'de.judgment.what-default': {
    says: 'あなたが答えず、または来なかったので、裁判所はあなたの負けと決めました。2週間以内に異議を出せます。',
  },
  'de.judgment.what-judgment': {
    says: '裁判所が決めました。だれが何を払い、何をしなければならないかが、書類に書いてあります。',
  },
  'de.judgment.who': {
    says: 'これは裁判所から来ています。相手は、これを使って、裁判所の執行官（Gerichtsvollzieher）に強制執行を頼めます。',
  },
  'de.judgment.reality-judgment': {
    says: '期限内に控訴しなければ、これは有効です。分割払いは、まだ求められます。',
  },
  'de.judgment.rights': {
    says: '今でも、生活に必要なお金は安全です。給料の一部、守られた口座、基本の物です。',
  },
  'de.judgment.not-yet': {
    says: 'あなたの同意か裁判官の命令がなければ、だれも家を調べられません。守られた収入はあなたのものです。',
  },
  'de.judgment.know-thirty': {
    says: '執行できる文書は30年続きます。少しずつ払うか、3年の破産の手続きで、早く終わることがあります。',
    learnMore: 'どの道が合うか、無料の借金相談所に聞いてください。',
  },
  'de.judgment.deadline-default': {
    says: '欠席判決への異議には、届いた日から2週間あります。すぐに理由も書いてください。',
    action: '理由をつけて異議（Einspruch）を送る',
    consequence: '判決が確定します。',
  },
  'de.judgment.deadline-appeal': {
    says: '控訴は、届いてから1か月以内に、弁護士を通して出さなければなりません。€1,000を超える事件か、判決の中の許可が必要です。',
    action: '弁護士に、上の裁判所に控訴（Berufung）を出してもらう',
    consequence: '判決が確定します。',
  },
  'de.judgment.step-account': {
    says: '今すぐ、銀行口座を守られた口座（P-Konto）に変えてください。すると、毎月の基本の金額は安全です。',
  },
  'de.judgment.step-lawyer': {
    says: '控訴したいなら、すぐに判決を弁護士に持って行ってください。1か月は短いです。',
  },
  'de.judgment.step-offer': {
    says: '払う義務があるなら、今、相手に分割払いを申し出てください。執行官も、1年までの計画を決められます。',
  },
  'de.judgment.step-check': {
    says: '届け方も確かめてください。あなたの住所でしたか。最初の命令が届いていないなら、そう言って、証明してください。',
  },
  'de.judgment.step-advice': {
    says: '借金がいくつもありますか。話し合いでの解決か、3年後に終わる個人の破産について、無料の借金相談に聞いてください。',
  },
  'de.judgment.option-appeal': {
    says: '弁護士に判決を見てもらい、期限内に控訴を出してもらいます。',
    title: '弁護士を通して控訴する',
    cost: '裁判所と弁護士の費用。訴訟費用の援助もあります。',
    time: '届いてから1か月。',
    risk: '負けると、両方の費用を払います。',
    bestFor: '€1,000を超えることがかかり、はっきりしたまちがいがあるとき。',
  },
  'de.judgment.option-rates': {
    says: '毎月続けて払える金額を申し出ます。その間は強制執行しないという書面の約束を求めます。',
    title: '分割払いを申し出る',
    cost: '払う義務のある金額と利息。',
    time: '手紙1通か電話1本。',
    risk: '2週間遅れると、計画は終わります。',
    bestFor: '借金が正しく、少し収入があるとき。',
  },
  'de.judgment.option-help': {
    says: '借金の相談員が、守られる金額を証明し、抜け出す道を計画できます。',
    title: '借金の相談員に会う',
    cost: '無料。',
    time: '今電話します。よく順番待ちがあります。',
    risk: 'ありません。ただし待つ間も書面の期限は進みます。',
    bestFor: '払えない、または借金が多いとき。',
  },
  'de.judgment.right-restore': {
    says: '自分のせいでなく期限を過ぎたなら、さまたげが終わってから2週間以内に、元に戻すよう求めてください（Wiedereinsetzung）。',
  },
  'de.judgment.right-income': {
    says: '2027年6月30日まで、毎月の手取りのうち少なくとも€1,587.40は安全です。養う子どもや配偶者がいれば、もっと多いです。',
  },
  'de.judgment.right-things': {
    says: 'つつましい家と仕事に必要な物は取れません。',
  },
  'de.judgment.right-account': {
    says: '口座がマイナスでも、守られた口座（P-Konto）を持つ権利があります。',
  },
  'de.judgment.warn-fraud-claim': {
    says: '書類に、わざとした不法な行い（unerlaubte Handlung）と書いてあります。本当でなければ、その言葉を争ってください。破産の後も残り、あなたの守りを減らします。',
  },
  'de.judgment.insight-costs': {
    says: '強制執行の費用は、必要だったときだけ加わります。それぞれの請求書を求められます。',
    actionable: '請求の一覧を求めてください。元の金額、日付ごとの利息、費用、支払いです。',
  },
  'de.judgment.insight-interest': {
    says: '文書の後に期限が来た利息は、3年で時効になります。古い利息が、よく請求書に残っています。',
    actionable: '丸3年より前の利息について、時効を主張してください。',
  },
  'de.judgment.myth-three-years': {
    says: '裁判所の執行できる文書は、3年では古すぎるものになりません。30年続きます。3年で終わるのは、後の利息だけです。',
  },
  'de.judgment.limitation-title': {
    says: '裁判所の執行できる文書がある請求は、30年で時効になります。',
    from: '判決か命令が確定した日',
    restartedBy: '支払いや強制執行のたびに、30年がまた始まります。',
  },
}
