/** The Japanese words of Spain: changes. */
import type { Words } from '@plainletter/contracts/rule'

import { europeanChangeWords } from '../../europe/change-words.ts'

export const CHANGES_JA: Words = {
  'es.news.rent-index': {
    says: '2025年から、ほとんどの新しい契約の家賃の毎年の値上げには、統計局の指数（IRAV）の上限があります。',
    was: '家賃は物価指数に従い、上限は2%、次に3%でした。',
    is: '2023年5月26日からの契約では、値上げはその月のIRAVを超えられません。',
  },
  'es.news.talks-first': {
    says: '2025年4月3日から、ほとんどの民事の請求では、先に話し合い（MASC）が必要です。公正な提案を無視した人は、費用を払うことがあります。',
    was: '債権者は、話し合いなしで訴えることができました。',
    is: 'ほとんどの請求の前に、両方が合意に努め、その証拠を残す必要があります。そのような提案には期限内に答えてください。',
  },
  'es.news.minimum-wage': {
    says: '2026年の最低賃金は、14回払いで月€1,221です。賃金のその部分は差し押さえできません。',
    was: '2025年は€1,184でした。',
    is: '月€1,221までの賃金は守られ、それより上は一部だけを取られることがあります。',
  },
  'es.news.light-contract': {
    says: '2026年6月12日から、新しい決まりで、家庭は電気の契約をいつでも終えられます。',
    was: '早く終えると、契約により手数料を求められることがありました。',
    is: '違約金なしで終えられます。固定価格の最初の1年は、残りの電気の最高5%です。',
  },
  ...europeanChangeWords('es', 'ja'),
}
