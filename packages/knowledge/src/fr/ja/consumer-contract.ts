/** Disputes with a firm about a contract: guarantee, delivery, renewal and the mediator: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const CONSUMER_CONTRACT_JA: Words = {
  'fr.buy.want': {
    says: '会社とあなたは、契約について意見がちがいます。これは裁判所の書類ではありません。',
  },
  'fr.buy.who': {
    says: '店やサービスの会社は民間の会社です。消費者の法律に反する条件は効きません。',
  },
  'fr.buy.reality': {
    says: '裁判官なしに、お金や物を取れません。できるのは、求めることか、サービスを止めることだけです。',
  },
  'fr.buy.not-yet': {
    says: '何も差し押さえられません。先に裁判所に行って勝たなければなりません。',
  },
  'fr.buy.rights-summary': {
    says: '取り消す、修理か返金、契約の終わり、無料の調停人の権利があることがあります。',
  },
  'fr.buy.know-mediator': {
    says: 'どの会社も、消費者の調停人（médiateur）を示さなければなりません。会社に書いた後、あなたには無料です。',
    learnMore: '書面の苦情から1年あります。',
  },
  'fr.buy.deadline-mediator': {
    says: '書面の苦情から1年以内に、調停人に行けます。この手紙から数えて、遅くともその日までに動いてください。',
    action: '消費者の調停人に行く',
    consequence: 'その後は、調停人が断ることがあります。',
  },
  'fr.buy.step-contract': {
    says: '契約書、注文の日、届いた日、すべてのメッセージを探してください。',
  },
  'fr.buy.step-write': {
    says: '書留か会社の連絡用紙で、会社に書いてください。何が悪く、何を求めるか、期日も書きます。',
  },
  'fr.buy.step-pay-part': {
    says: '正しい部分を払い、残りを書面で争ってください。理由を言わずに口座引落しを止めないでください。',
  },
  'fr.buy.step-mediator': {
    says: '良い答えがありませんか。サイトか請求書に書かれた調停人に行ってください。無料です。',
  },
  'fr.buy.step-signal': {
    says: '会社をSignalConsoに届けてください。不正を調べる役所が動け、会社があなたに答えられます。',
  },
  'fr.buy.step-association': {
    says: '消費者の団体に、手紙を手伝ってもらってください。',
  },
  'fr.buy.right-guarantee': {
    says: '新しい物は、2年使えなければなりません。そうでなければ、店は修理、交換、または返金をしなければなりません。',
  },
  'fr.buy.right-delivery': {
    says: '日が決まっていなければ、品物は30日以内に届かなければなりません。遅れたら新しい日を示し、その後取り消して、14日以内に返金を受けてください。',
  },
  'fr.buy.right-renewal': {
    says: '会社は、更新を止める最後の日の1か月から3か月前に知らせなければなりません。そうでなければ、いつでも無料で終わらせられます。',
  },
  'fr.buy.right-online': {
    says: 'ネットで結べる契約は、はっきりしたボタンで、ネットで終わらせることもできます。',
  },
  'fr.buy.right-terms': {
    says: '不公平な条件は、あなたを縛りません。',
  },
  'fr.buy.option-dispute': {
    says: '何が悪いかを書面で伝え、期日を示します。たとえば15日です。',
    title: '書いて争う',
    cost: '書留1通。',
    time: '1時間。',
    risk: '小さいです。',
    bestFor: '請求書か品物が悪いとき。',
  },
  'fr.buy.option-mediator': {
    says: 'その業界の調停人が両方を見て、解決を提案します。',
    title: '無料の調停人に行く',
    cost: '何もかかりません。',
    time: '約90日。',
    risk: 'ありません。その後も裁判所に行けます。',
    bestFor: '書いたが、良い答えがなかったとき。',
  },
  'fr.buy.option-end': {
    says: 'ネットのボタンか書留を使います。終わる日を書いた、書面の確認を求めます。',
    title: '契約を終わらせる',
    cost: '決まった期間の、残りの月の分がかかることがあります。',
    time: 'ネットで数分。',
    risk: '先に、最低の期間があるか確かめてください。',
    bestFor: 'もうサービスがいらないとき。',
  },
  'fr.buy.option-help': {
    says: '地域の団体が、手紙を見て、一緒に書きます。',
    title: '消費者の団体に相談する',
    cost: '無料か少しの手数料。',
    time: '1回の訪問。',
    risk: 'ありません。',
    bestFor: '行きづまったとき。',
  },
  'fr.buy.warn-debit': {
    says: '払うべき支払いを止めると、サービスを切られるか、取立ての手紙が来ることがあります。先に書いてください。',
  },
  'fr.buy.tactic-signal': {
    says: 'まずSignalConsoに届けてください。会社はよく、そこで早く答えます。',
    risk: 'ありません。',
    notWhen: '裁判の日が近いとき。',
  },
}
