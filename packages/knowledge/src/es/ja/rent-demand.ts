/** The Japanese words of the rows in ../rent-demand.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_DEMAND_ROWS_JA: Words = {
  'es.rent-demand.right-pay-once': {
    says: '家賃で訴えられても、期限内に全額を払えば一度は止められます（enervar）。訴えの30日前に正式な請求があると使えないので、その前に払ってください。',
  },
  'es.rent-demand.only-judge': {
    says: '家賃の滞納で契約を終わらせ、立ち退かせられるのは裁判官だけです（desahucio）。先に裁判所の書類が届きます。',
  },
  'es.rent-demand.duty': {
    says: '家賃は決めた日に払います。5年間請求がなければ、その月の分は時効です。',
  },
}
