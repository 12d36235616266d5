/** Questions about a boundary: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BOUNDARY_JA: Words = {
  'ie.ask.neighbour-builds': {
    says: '写真を撮り、測ってください。自治体の都市計画課に調べてもらいます。許可のない工事には、多くは7年以内なら対応できます。あなたの土地に建てることは誰にも許されません。共有の壁はDistrict Courtが決めます。まず話し合いを試みます。',
  },
}
