/** The Japanese words of the rows in ../summons.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SUMMONS_JA: Words = {
  'fr.summons.want': {
    says: '警察が、あなたの話を聞きたいと言っています。疑われているのか証人なのか、手紙に書いてあるはずです。',
  },
  'fr.summons.reality': {
    says: '行くか、別の日を求めてください。警察は、あなたを連れて来させることもできます。自由な立場で疑われている人（audition libre）は、いつでも帰れます。',
  },
  'fr.summons.right-silence': {
    says: '疑われているなら、どの違反か、その日付を言わなければなりません。黙っていてよく、通訳をつけられます。',
  },
  'fr.summons.right-lawyer': {
    says: '刑務所になりうる違反なら、弁護士をつける権利があります。収入が少なければ、国が払います。',
  },
  'fr.summons.step': {
    says: '行く前に、弁護士に電話してください。署名する前に、記録を読みます。署名を断ってもかまいません。',
  },
  'fr.summons.option': {
    says: '弁護士会（ordre des avocats）かpoint-justice（3039）に、弁護士を求めます。',
    title: 'まず弁護士',
    cost: '収入が少なければ無料。',
    time: 'その日の前。',
    risk: 'ありません。',
    bestFor: '疑われているかもしれないとき。',
  },
  'fr.summons.witness': {
    says: 'あなたは証人として呼ばれています。行って、本当のことを言わなければなりません。行けないなら、すぐに証明をつけて裁判所に書いてください。そうでないと、罰金のおそれがあります。',
  },
  'fr.summons.witness-pay': {
    says: 'その日に裁判所で求めれば、交通費と失った給料は返されます。',
  },
  'fr.summons.witness-want': {
    says: '裁判所が、証人としてあなたを呼んでいます。',
  },
  'fr.summons.witness-step': {
    says: '日と時間を書きとめてください。手紙を雇い主に見せます。書類と切符を持って行きます。',
  },
  'fr.summons.witness-option': {
    says: 'なぜ行けないかを、証明をつけて裁判所に書き、どうすればよいか聞きます。',
    title: '行けないと裁判所に伝える',
    cost: '無料。',
    time: 'すぐに。',
    risk: '証明がないと、罰金のことがあります。',
    bestFor: '病気か、遠くにいるとき。',
  },
  'fr.summons.witness-not-yet': {
    says: 'あなたは何も責められておらず、何も払う必要がありません。',
  },
  'fr.summons.witness-family': {
    says: '訴えられた人の親、子、兄弟、姉妹、または配偶者ですか。それなら、誓いなしに話を聞かれます。',
  },
  'fr.summons.witness-safe': {
    says: 'こわいですか。自分の住所の代わりに、警察の住所を書くよう求めてください。重い事件では、名前をかくしておけることがあります。',
  },
  'fr.summons.witness-prepare': {
    says: '何を、いつ見たかを、自分のために書きとめてください。それだけを話し、知らないときは知らないと言います。',
  },
  'fr.summons.witness-go': {
    says: '時間どおりに行き、知っていることを話します。',
    title: '審理に行く',
    cost: '費用は返されます。',
    time: 'その日。',
    risk: '誓った後のうそは犯罪です。',
    bestFor: 'すべての証人。',
  },
}
