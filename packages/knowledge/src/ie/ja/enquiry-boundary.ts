/** Questions about a boundary: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BOUNDARY_JA: Words = {
  'ie.ask.neighbour-builds': {
    says: '写真を撮り、測ってください。自治体の都市計画課に調べてもらいます。許可のない工事には、多くは7年以内なら対応できます。あなたの土地に建てることは誰にも許されません。共有の壁はDistrict Courtが決めます。まず話し合いを試みます。',
  },
  'ie.ask.hedge': {
    says: 'アイルランドに生け垣や木の高さを決める法律はありません。まず話し合い、調停を試してください。自分の側に出た枝は境界まで切れます。許しなく相手の土地に入らず、木を枯らさないでください。危険や被害があれば書面で対処を求めてください。相手が賠償することもあります。境界の工事で立ち入りが必要なら、District Courtがworks orderを出せます。',
  },
}
