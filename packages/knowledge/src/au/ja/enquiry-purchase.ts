/** Questions about things bought and contracts to cancel: faults, delivery, events and firms that closed: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PURCHASE_JA: Words = {
  'au.ask.faulty': {
    says: '店の保証期間の後でも、店が対応しなければならず、メーカーに行けとは言えません。商品は値段に見合う期間もつ必要があります。重い欠陥なら返金か交換をあなたが選べます。小さな欠陥は、適切な期間内の無料修理でもかまいません。傷んだ食品など、それによる損害も請求できます。日を決めて書面で求め、だめなら州のfair tradingか少額の裁判へ。',
  },
  'au.ask.cancel': {
    says: '家に来た、または電話してきたなら、10営業日の間は取り消せます。ジムやオンラインの契約は、条件と州の法律によります。',
    dependsOn: 'どう売られたか',
  },
  'au.ask.not-delivered': {
    says: '商品か返金を、書面で売り手に求めてください。カードで払ったなら、銀行に支払いの取消し（chargeback）を頼みます。',
  },
  'au.ask.broken-goods': {
    says: '店に手紙を書き、何が壊れたかを伝えてください。商品は、保証が終わった後も、公正な期間はもたなければなりません。重大な欠陥なら、返金か交換を選べます。',
  },
  'au.ask.firm-closed': {
    says: '書面で返金を求め、すぐに銀行に支払いの取消し（chargeback）を頼んでください。会社は、渡せない物のお金を受け取ってはいけません。支払い不能なら、清算人（liquidator）に請求を送ります。',
  },
  'au.ask.gym': {
    says: '書面で解約し、銀行で引き落としを止めてください。あなただけを縛る条項や、高すぎる解約金は、不公正で無効なことがあります。考え直す期間がある州もあります。',
  },
  'au.ask.event-cancelled': {
    says: '主催者が中止したら、たいてい返金を受けられます。サービスがなかったからです。書面で求め、次にカード会社に支払いの取り消しを、または州のfair tradingに相談してください。',
  },
  'au.ask.change-of-mind': {
    says: '気が変わっただけでは、法律上の返金はありません。契約か店の決まりを見てください。州によっては、車の購入に考え直す日があります。店が取れるのは公正な損失だけです。',
  },
  'au.ask.sold-privately': {
    says: 'たいてい、いりません。消費者法の保証は、個人の売り手を縛りません。うそを言ったか、自分の車でなかったときだけ、責任があります。',
  },
}
