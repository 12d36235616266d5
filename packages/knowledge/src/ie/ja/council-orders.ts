/** The Japanese words of the rows in ../council-orders.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COUNCIL_ORDERS_JA: Words = {
  'ie.order.right-ask': {
    says: '理由と記録を求め、言い分を送れます。不公平なら Ombudsman が無料で見ます。',
  },
  'ie.order.step-ring': {
    says: '最終日の前に担当者に電話します。何で足りるかを尋ね、延長は書面で頼みます。',
  },
  'ie.order.warn-planning': {
    says: 'enforcement notice に不服の手続はありません。従わないと犯罪なので、早く専門家に相談してください。',
  },
  'ie.order.right-seven': {
    says: '役所が動けるのは普通、着工から7年以内です。それより古ければ証拠を付けて伝えます。',
  },
  'ie.order.right-retention': {
    says: '許可の要らない工事や、後から認められる工事（retention）もあります。それだけでは命令は止まりません。',
  },
}
