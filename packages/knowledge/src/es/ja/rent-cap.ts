/** The limits of a rise of rent, and the decrees on it: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_CAP_JA: Words = {
  'es.home.right-rise-limit': {
    says: '家賃の値上げは年に1回で、契約に書いてあるときだけです。2023年5月26日からの契約では、INEの指数（IRAV）を超えられません。',
  },
  'es.home.step-decree': {
    says: '2026年10月の2つの政令は、2%の上限と長い契約について定めています。議会が認める必要がありました。今日有効か、住宅の役所に聞いてください。',
  },
  'es.home.change-rdl8': {
    says: '2026年3月の2%の上限（RDL 8/2026）は、2026年4月30日に終わりました。議会（Congreso）が認めませんでした。',
    was: '2026年3月22日から、値上げの上限は2%で、最長であと2年住めました。',
    is: '2023年5月26日からの契約では、INEの指数（IRAV）が上限です。2026年10月の政令を議会が認めたか聞いてください。',
  },
}
