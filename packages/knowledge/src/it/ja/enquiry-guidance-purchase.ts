/** First steps, rights and ways out for questions about things bought and services: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GUIDANCE_PURCHASE_JA: Words = {
  'it.guide.step-buy-write': {
    says: '書留かPECで会社に書いてください。何が起き、何を、いつまでに求めるかです。',
  },
  'it.guide.step-buy-papers': {
    says: '契約書、請求書、メッセージ、写真を集めてください。',
  },
  'it.guide.step-buy-bank': {
    says: '払った後で詐欺だと思うなら、先に銀行に電話してください。',
  },
  'it.guide.step-buy-adr': {
    says: '答えがありませんか。消費者団体、ARERA、またはAGCOMに調停を頼んでください。',
  },
  'it.guide.right-buy-withdraw': {
    says: '離れた相手から買いましたか。ほとんどの場合、14日以内に取り消せます。',
  },
  'it.guide.right-buy-guarantee': {
    says: '品物には、売り手による2年の法定保証があります。',
  },
  'it.guide.right-buy-unfair': {
    says: '不公正な条項に従う必要はありません。',
  },
  'it.guide.buy-no-force': {
    says: '会社は、裁判官なしに、無理にお金を取れません。',
  },
  'it.guide.option-buy-complain': {
    title: '苦情を出す',
    says: 'まず会社、次に調停です。',
    cost: '手紙の代金。',
    time: '1か月。',
    risk: 'ありません。',
    bestFor: '会社がまちがっている、または答えないとき。',
  },
  'it.guide.option-buy-cancel': {
    title: '取り消す',
    says: 'はっきりした取消しを書面で送ります。',
    cost: '送料がかかることがあります。',
    time: '14日。',
    risk: '対象外の品物もあります。',
    bestFor: '離れた相手から買ったとき。',
  },
  'it.guide.option-buy-court': {
    title: '治安判事（giudice di pace）に行く',
    says: '€1,100まで、自分だけで行けます。',
    cost: '少しの手数料。',
    time: '数か月。',
    risk: '負けることがあります。',
    bestFor: 'ほかの方法がだめだったとき。',
  },
}
