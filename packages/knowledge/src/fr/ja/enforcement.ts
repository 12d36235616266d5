/** Acts of an enforcement officer (commissaire de justice) in general, and the demand to pay: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENFORCEMENT_JA: Words = {
  'fr.officer.who': {
    says: 'commissaire de justice（以前はhuissier）は、裁判所の命令を強制できる公の執行官です。',
  },
  'fr.officer.want-pay': {
    says: '今払うよう求めています。そうしないと、差押えを始めます。',
  },
  'fr.officer.reality-no-title': {
    says: 'この手紙には、判決やほかの執行できる文書が見つかりません。それがなければ、執行官も、取立て会社と同じく、頼むことしかできません。',
  },
  'fr.officer.reality-title': {
    says: '手紙に、判決か執行できる文書のことがあります。強制されることがあります。それでも、あなたには権利、裁判官、期間の守りがあります。',
  },
  'fr.officer.rights-summary': {
    says: '執行できる文書を見て、基本のお金と物を残し、時間を求め、執行の裁判官に行けます。',
  },
  'fr.officer.not-yet-none': {
    says: '執行できる文書がなければ、入ることも、物を取ることも、給料に触れることもできません。',
  },
  'fr.officer.know-officer': {
    says: 'あなたが留守か断るとき、執行官が入れるのは、執行できる文書があり、警察、町長の代わりの人、または証人2人と一緒のときだけです。',
    learnMore:
      '来てよいのは午前6時から午後9時までで、裁判官が許さなければ、日曜日と祝日はいけません。夜は、住まいには決して入れません。',
  },
  'fr.officer.right-title': {
    says: '執行できる文書がなければ、差押えはありません。写しを受ける権利があります。',
  },
  'fr.officer.right-hours': {
    says: '執行官が動けるのは午前6時から午後9時までで、裁判官が許さなければ、日曜日と祝日は決していけません。夜は、住まいには決して入れません。',
  },
  'fr.officer.right-time': {
    says: '支払いの求めの後、最長2年を執行の裁判官に求められます。',
  },
  'fr.officer.option-plan': {
    says: '家計をつけて、書面で毎月の金額を申し出ます。',
    title: '執行官と計画を決める',
    cost: '出せる金額。',
    time: '1日か2日。',
    risk: '計画を破ると、書類の費用が続きます。',
    bestFor: '払う義務があり、時間が必要なとき。',
  },
  'fr.officer.option-judge': {
    says: '差押えを争うか、時間を求めます。銀行の差押えは呼出状で争わなければならないので、法律の助けを受けます。',
    title: '執行の裁判官に行く',
    cost: '執行官の書類。裁判の援助が払うことがあります。',
    time: 'すぐに。口座差押えは1か月以内。',
    risk: '負けると費用。',
    bestFor: '執行できる文書がない、金額がまちがい、または守られたお金のとき。',
  },
  'fr.officer.option-overdebt': {
    says: 'Banque de Franceが、無料で申請を受けます。認められると、差押えは止まります。',
    title: '多重債務の助けを申請する',
    cost: '何もかかりません。',
    time: '最長3か月。',
    risk: '支払いに問題がある人として、名簿に載ります。',
    bestFor: '払えるより借金が多いとき。',
  },
  'fr.officer.warn-fake': {
    says: '執行官の見かけをまねる会社があります。commissaires de justiceの公の名簿で名前を確かめてください。',
  },
  'fr.officer.insight-small': {
    says: 'これは、€5,000までの借金の簡単な手続きです。自由に断れ、1か月黙っていれば断ったことになります。',
    actionable:
      '借金がまちがいか古いなら、断ってください。同意すると、その約束は執行できる文書になります。',
  },
  'fr.officer.element-title': {
    says: '書類には、もとになる判決かほかの執行できる文書を書かなければなりません。',
    name: '執行できる文書',
    ifMissing:
      '執行できる文書が見つかりません。聞いてください。「どの執行できる文書を持っていますか。写しを送ってください。」',
  },
  'fr.officer.element-count': {
    says: '書類には、借金、費用、利息を一つずつ示さなければなりません。',
    name: '借金、費用、利息の計算',
    ifMissing: 'はっきりした計算が見つかりません。書面で求めてください。',
  },
  'fr.officer.myth-force': {
    says: '執行できる文書がなければ、だれも入れません。文書があり、あなたが留守のとき、執行官には警察、選ばれた議員、または証人2人が必要です。',
  },
}
