/** Questions about a relative who can no longer decide: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LOST_CAPACITY_JA: Words = {
  'ie.ask.no-power-of-attorney': {
    says: '助けがあれば理解し決められるなら、今enduring power of attorneyを作るか、支援者を選べます。無理ならCircuit Courtにdecision-making representativeの任命を求めます。あなたがなれ、法律扶助が出ることもあります。年金だけなら役所で代理人になれます。Decision Support Serviceが説明します：decisionsupportservice.ie。',
  },
}
