/** First steps, rights and ways out for questions about things bought and services: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GUIDANCE_PURCHASE_JA: Words = {
  'es.guide.step-buy-write': {
    says: '会社に書いてください。何が起き、何を、いつまでに求めるかです。証拠を残します。',
  },
  'es.guide.step-buy-papers': {
    says: '契約書、請求書、メッセージ、写真を集めてください。',
  },
  'es.guide.step-buy-bank': {
    says: '払った後で詐欺だと思うなら、先に銀行に電話してください。',
  },
  'es.guide.step-buy-omic': {
    says: '1か月で答えがなければ、OMICに行き、無料の仲裁を頼んでください。',
  },
  'es.guide.right-buy-withdraw': {
    says: '離れた相手から買いましたか。ほとんどの場合、14日以内に取り消せます。',
  },
  'es.guide.right-buy-guarantee': {
    says: '新しい品物には3年の法定保証があります。',
  },
  'es.guide.right-buy-unfair': {
    says: '不公正な条項に従う必要はありません。',
  },
  'es.guide.buy-no-force': {
    says: '会社は、裁判所なしに、無理にお金を取れません。',
  },
  'es.guide.option-buy-complain': {
    title: '苦情を出す',
    says: 'まず会社、次にOMICです。',
    cost: '無料。',
    time: '1か月。',
    risk: 'ありません。',
    bestFor: '会社がまちがっている、または答えないとき。',
  },
  'es.guide.option-buy-cancel': {
    title: '取り消す',
    says: 'はっきりした取消しを書面で送ります。',
    cost: '送料がかかることがあります。',
    time: '14日。',
    risk: '対象外の品物もあります。',
    bestFor: '離れた相手から買ったとき。',
  },
  'es.guide.option-buy-court': {
    title: '少額の訴えを起こす',
    says: '€2,000まで、弁護士なしで訴えられます。',
    cost: 'コピー代。',
    time: '数か月。',
    risk: '負けることがあります。',
    bestFor: 'ほかの方法がだめだったとき。',
  },
}
