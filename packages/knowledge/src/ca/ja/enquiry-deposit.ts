/** Questions about the deposit for a rented home: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEPOSIT_JA: Words = {
  'ca.ask.deposit': {
    says: '敷金の上限と返す期間は、州ごとにちがいます。写真をつけて書面で求め、断られたら審判所に申し立てます。',
    dependsOn: '住んでいる州',
  },
  'ca.ask.deposit-on': {
    says: 'オンタリオ州では、家主は損害のための敷金を取れません。認められるのは、最後の家賃の期間の預け金だけで、利息をつけなければなりません。',
  },
  'ca.ask.deposit-bc': {
    says: '新しい住所を書面で伝えてください。ブリティッシュ・コロンビア州では、家主はそれから15日の間に返すか、申し立てをします。しなければ、2倍を請求できます。',
  },
  'ca.ask.deposit-qc': {
    says: 'ケベック州では、家主は敷金を求められません。求められるのは最初の家賃だけです。返すよう求められます。',
  },
  'ca.ask.deposit-on-back': {
    says: '書面で返すよう求めてください。オンタリオ州で家主が預かれるのは、最後の家賃の期間の預け金だけです。ほかの敷金は、1年以内にBoardに申し立てます（用紙T1）。',
  },
  'ca.ask.home-ab-deposit': {
    says: 'アルバータ州では、敷金は家賃1か月分までです。10日以内に返すか、何を引いたかの明細を渡さなければなりません。',
  },
  'ca.ask.home-ns-deposit': {
    says: 'ノバスコシア州では、敷金は家賃半月分までです。10日以内に返すか、家主が返さないための申し立てをしなければなりません。',
  },
  'ca.ask.deposit-double-bc': {
    says: 'はい、多くの場合できます。家主には、契約の終わりか新しい住所の書面の、遅いほうから15日あります。払いも申し立てもしなければ、役所（Branch）で2倍を請求できます。',
  },
  'ca.ask.deposit-back-ab': {
    says: 'アルバータ州では、差し引いた額の明細と一緒に、10日以内に返さなければなりません。点検報告がなければ、損害の分は取れません。安くて早いRTDRSに申し立ててください。',
  },
}
