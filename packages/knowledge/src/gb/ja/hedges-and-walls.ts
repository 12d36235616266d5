/** Hedges, branches, borders and shared walls: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const HEDGES_AND_WALLS_JA: Words = {
  'gb.neighbour.right-hedge': {
    says: '2メートルを超える常緑の生け垣は役所に申し立てできます。まず隣の人と話し合います。手数料がかかります。',
  },
  'gb.neighbour.right-party-wall': {
    says: '共有の壁の工事や、近くを掘る前に、隣の人は1か月か2か月前に書面で知らせる必要があります。調査の専門家（surveyor）を頼めます。',
  },
  'gb.neighbour.right-branches': {
    says: '枝や根は自分の境まで切れます。木が保護されていないか、先に役所に確かめます。',
  },
  'gb.neighbour.know-boundary': {
    says: 'Land Registry の図の線は、境をおおよそ示すだけです。古い証書や長い使用も大切です。',
  },
  'gb.neighbour.answer-wall': {
    says: '書面の知らせ（party wall notice）を求めます。共有の壁の工事や近くを掘る1か月か2か月前に必要です。知らせのない工事は裁判所が止められます。',
  },
  'gb.neighbour.answer-branches': {
    says: 'はい、自分の境まで切れます。切った物は返すと申し出て、木が保護されていないか役所に確かめます。',
  },
}
