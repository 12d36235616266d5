/** The Japanese words of the rows in ../official-orders.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const OFFICIAL_ORDERS_JA: Words = {
  'au.driver.right-name': {
    says: '運転していないなら、だれが運転したか言ってください。分からないなら、調べるために何をしたか言います。',
  },
  'au.driver.warn': {
    says: '無視せず、本当に運転した人の名前だけを言ってください。黙っていることや、うその名前は犯罪です。',
  },
  'au.driver.step': {
    says: '車、日、場所を確かめてください。期限内に用紙を書き、写しを残します。',
  },
  'au.driver.step-lawyer': {
    says: '事故か重い犯罪のことなら、法律が求めるより多く答える前に、法律扶助（legal aid）に電話してください。',
  },
  'au.order.step': {
    says: '最後の日の前に、手紙にある担当者に電話してください。どうすれば十分かを聞き、書面で延長を求めます。',
  },
  'au.order.right': {
    says: '理由と記録を求められます。ほとんどの州で、裁判所か審判所（courtかtribunal）に不服を申し立てられますが、時間は短いです。',
  },
  'au.order.warn': {
    says: '何もしないと、役所（council）はたいてい自分で工事をし、請求書を送り、罰金を求めることができます。',
  },
  'au.order.right-nsw': {
    says: 'ニューサウスウェールズ州（New South Wales）では、役所（council）は、たいてい先に警告し、返事を読まなければなりません。命令から28日以内に、Land and Environment Courtに不服を申し立てられます。',
  },
}
