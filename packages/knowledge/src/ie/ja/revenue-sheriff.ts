/** A sheriff for Revenue: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const REVENUE_SHERIFF_JA: Words = {
  'ie.sheriff.right-revenue': {
    says: '税金なら、sheriffに判決は要らず、Revenueの書類だけで動けます。今日Revenueに電話し、分割を頼みます。計画がまとまればsheriffは止まります。額が推計だけなら、出していない申告をすぐ送ってください。',
  },
}
