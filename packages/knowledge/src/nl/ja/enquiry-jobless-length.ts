/** The words of the rows in ../enquiry-jobless-length.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_JOBLESS_LENGTH_JA: Words = {
  'nl.ask.ww-length': {
    says: '少なくとも3か月です。直近5年のうち4年働いていれば、働いた年数で数えます。最初の10年は1年につき1か月、その後の2016年からの年は半月で、最長24か月です。短くする計画があります。仕事がなくなった最初の日にどの決まりが当てはまるか、UWVに聞いてください。',
    dependsOn: '働いた年数',
  },
}
