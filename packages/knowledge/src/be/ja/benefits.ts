/** The Japanese words of Belgium: benefits. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFITS_JA: Words = {
  'be.benefit.want': {
    says: '給付金を払いすぎたので返してほしい、と言っています。',
  },
  'be.benefit.who': {
    says: '給付金は社会保障の役所が決めます。その決定は労働裁判所（tribunal du travail、arbeidsrechtbank）が変えられます。',
  },
  'be.benefit.reality': {
    says: 'こうした決定は、まちがっていたり、減らせたりすることがあります。労働裁判所に無料で申し立てられます。',
  },
  'be.benefit.rights-summary': {
    says: '理由を求め、3か月以内に不服を申し立て、分割や免除を頼めます。',
  },
  'be.benefit.deadline-appeal': {
    says: '通知から3か月以内に、労働裁判所に申し立てられます。ここでは手紙の日付から数えます。',
    action: '労働裁判所に不服申立てを送る',
    consequence: '決定が確定します。',
  },
  'be.benefit.right-reasons': {
    says: '決定には、理由、金額の内訳、不服申立ての方法を書く必要があります。不服申立ての方法と期限が書いてなければ、3か月は始まりません。',
  },
  'be.benefit.right-their-error': {
    says: '役所のまちがいで、あなたが気づけなかったなら、ほとんどの場合、過去の分を返すよう求められません。',
  },
  'be.benefit.right-onem-heard': {
    says: '給付を止めたり返還を求めたりする前に、ONEM（RVA）は原則としてあなたの話を聞かなければなりません。弁護士か組合を連れて行き、書面で答え、一度だけ別の日を頼めます。',
  },
  'be.benefit.right-onem-home': {
    says: '同じ家に住み費用を分けるだけでは同居になりません。食事、買い物、掃除、お金も共にする場合だけです。そうでないと示してください。',
  },
  'be.benefit.right-good-faith': {
    says: '失業給付を、正しいと信じて受け取っていたなら、返す対象は最後の150日分だけです。',
  },
  'be.benefit.step-ask': {
    says: '自分の記録と、金額の計算方法を見せるよう求めてください。',
  },
  'be.benefit.step-union': {
    says: '今週中に、労働組合、健康保険組合、またはCPAS（OCMW、公的福祉センター）に見せてください。無料で見てくれます。',
  },
  'be.benefit.step-appeal': {
    says: 'まちがっているなら、3か月以内に書留で不服申立てを送ってください。弁護士はいりません。',
  },
  'be.benefit.option-appeal': {
    title: '労働裁判所に申し立てる',
    says: '同意しないことと理由を書きます。決定を付けてください。',
    cost: '無料',
    time: '3か月以内',
    risk: 'ほとんどの場合、ありません。',
    bestFor: '金額がまちがっている、または正しいと信じて受け取っていたとき。',
  },
  'be.benefit.option-plan': {
    title: '分割を頼む',
    says: '暮らしに足りるお金が残る分割を頼んでください。',
    cost: 'その金額を、分けて払います',
    time: '今',
    risk: 'ありません。3か月の期限は進み続けます。',
    bestFor: '払う義務はあるが、一度に払えないとき。',
  },
  'be.benefit.option-waiver': {
    title: '免除を頼む',
    says: '収入について書き、全部か一部の免除を頼みます。',
    cost: '無料',
    time: '不服申立ての前か後',
    risk: '断られることがあります。',
    bestFor: 'とても払えない、または正しいと信じて受け取っていたとき。',
  },
}
