/** The Japanese words of the rows in ../enquiry-licence.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LICENCE_JA: Words = {
  'it.ask.licence': {
    says: '警察が免許を預かり、Prefettoが15日以内に期間を決めます。これには30日以内に治安判事に申し立てられ、停止もできます。仕事のため、1日3時間までの運転をPrefettoに願えます。それまで運転しないでください。',
  },
}
