/** The Japanese words of Spain: reasons of fines. */
import type { Words } from '@plainletter/contracts/rule'

export const FINE_REASONS_JA: Words = {
  'es.fine.right-court': {
    says: '最終の決定には、1か月以内に見直しを求めるか、2か月以内に行政裁判所に行けます。',
  },
  'es.fine.know-driver': {
    says: '運転した人を知らせないことは、それだけで違反です。最初の罰金が軽いなら2倍、重いなら3倍になります。',
  },
  'es.fine.phone': {
    says: '運転中に電話を持つことは重い違反です。€200と6点です。最初の20日は半額で足ります。',
  },
  'es.fine.low-emission': {
    says: '許可なく低排出区域（ZBE）を走ることは重い違反です。€200で、点数はありません。標識と町の例外を確かめてください。',
  },
  'es.fine.parking': {
    says: '駐車では、ほかの運転した人を知らせない限り、持ち主が責任を負います。軽い罰金は最高€100で、3か月で古すぎるものになります。',
  },
  'es.fine.no-insurance': {
    says: '保険のない車は、別の法律で€601から€3,005です。その日に保険があったなら、契約書を送ってください。',
  },
}
