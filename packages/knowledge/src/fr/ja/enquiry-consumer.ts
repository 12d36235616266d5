/** Questions to firms in general: first steps, sales calls, bank fees and data. `asks` holds the words people type, in French and in English: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CONSUMER_JA: Words = {
  'fr.ask-buy.step-proof': {
    says: '注文、請求書、写真、メッセージを残してください。',
  },
  'fr.ask-buy.step-write': {
    says: 'まず、期日をつけて会社に書いてください。それから、会社の無料の調停人に行きます。',
  },
  'fr.ask-buy.step-signal': {
    says: '会社をSignalConsoに届けてください。',
  },
  'fr.ask-buy.right-guarantee': {
    says: '新しい品物には、2年の法律の保証があります。',
  },
  'fr.ask-buy.right-withdraw': {
    says: '離れた所からのほとんどの購入は、14日以内に取り消せます。',
  },
  'fr.ask-buy.right-mediator': {
    says: '消費者の調停人は、あなたには無料です。',
  },
  'fr.ask-buy.option-mediator': {
    says: 'サイトか請求書に書かれた調停人が、あなたの件を見ます。',
    title: '調停人に行く',
    cost: '何もかかりません。',
    time: '約90日。',
    risk: 'ありません。',
    bestFor: '先に書いて、良い答えがなかったとき。',
  },
  'fr.ask-buy.option-association': {
    says: '地域の団体が、書くのを助けます。',
    title: '消費者の団体に相談する',
    cost: '無料か少しの手数料。',
    time: '1回の訪問。',
    risk: 'ありません。',
    bestFor: '行きづまったとき。',
  },
  'fr.ask-buy.know-shop': {
    says: '店での購入には、考えを変える法律の権利がありません。ネットにはあります。',
    learnMore: '店の返品の条件を見てください。',
  },
  'fr.ask-buy.warn-two-years': {
    says: '時間に気をつけてください。あなたと会社の間のほとんどの請求には、2年から5年の期限があります。',
  },
  'fr.ask-buy.right-terms': {
    says: '契約の不公平な条件は、あなたを縛りません。',
  },
  'fr.ask-buy.my-data': {
    says: '会社に手紙を書き、自分のどんな情報を持っているかをたずねるか、消すよう求めましょう。1か月以内に無料で答える義務があります。答えなければ、CNILにオンラインで申し立てます。',
  },
  'fr.ask-buy.sum-paid-ahead': {
    says: '契約書の言葉を見てください。arrhes（手付金）なら、その額を失って取りやめられます。売り手が取りやめるときは倍を返します。acompte（内金）なら両方が縛られ、全額を払うことになる場合があります。契約に書かれていなければarrhesとみなされます。ネット購入の14日以内のように法律で撤回できるときは、全額が戻ります。',
  },
}
