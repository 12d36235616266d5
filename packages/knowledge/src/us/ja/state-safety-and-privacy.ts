/** The Japanese words of the rows in ../state-safety-and-privacy.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_SAFETY_AND_PRIVACY_JA: Words = {
  ...stateWords('stalking', {
    'AZ CA FL GA IL MA MI NJ NY NC OH PA TX VA WA':
      '裁判所は、近づかないよう命じられます。ほとんどの場合、無料でその日のうちです。つきまとい（stalking）は犯罪です',
  }),
  ...stateWords('images', {
    'AZ CA FL GA IL MA MI NJ NY NC OH PA TX VA WA':
      '同意なしに性的な画像を広めることは犯罪で、ほとんどの場合、訴えることができます',
  }),
  ...stateWords('recording', {
    'AZ GA MI NC NJ NY OH TX VA':
      '自分が加わる会話は、ほとんどの場合録音できます。ほかの人たちの会話をひそかに録音することは犯罪です',
    'CA FL IL MA PA WA': '私的な会話を録音するには、ほとんどの場合、加わる全員の同意が必要です',
  }),
}
