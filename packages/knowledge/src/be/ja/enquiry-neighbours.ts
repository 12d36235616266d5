/** Questions about neighbours: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEIGHBOURS_JA: Words = {
  'be.ask.neighbour': {
    says: '隣の人は、普通の程度を超える迷惑（trouble anormal de voisinage）をかけてはいけません。日記をつけてください。治安判事（juge de paix）は無料の話し合いを行います。',
  },
}
