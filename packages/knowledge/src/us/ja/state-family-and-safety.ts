/** The Japanese words of the rows in ../state-family-and-safety.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_FAMILY_AND_SAFETY_JA: Words = {
  ...stateWords('old-record', {
    'AZ CA FL GA IL MA MI NJ NY NC OH PA TX VA WA':
      '古い、または軽い有罪や、取り下げられた事件の多くは、数年後に消したり非公開にしたりできます',
  }),
  ...stateWords('heirs', {
    'AZ CA FL GA IL MA MI NJ NY NC OH PA TX VA WA':
      '遺言がなければ、州の法律が、夫や妻と子の分を決めます。裁判所が財産を扱う人を選び、その人は報告しなければなりません',
  }),
  ...stateWords('stalking', {
    'AZ CA FL GA IL MA MI NJ NY NC OH PA TX VA WA':
      '裁判所は、近づかないよう命じられます。ほとんどの場合、無料でその日のうちです。つきまとい（stalking）は犯罪です',
  }),
  ...stateWords('images', {
    'AZ CA FL GA IL MA MI NJ NY NC OH PA TX VA WA':
      '同意なしに性的な画像を広めることは犯罪で、ほとんどの場合、訴えることができます',
  }),
  ...stateWords('custody', {
    'AZ CA FL GA IL MA MI NJ NY NC OH PA TX VA WA':
      '裁判官は、子にとって一番よいことを決めます。面会と養育費は別です。一方を理由に、もう一方を止められません',
  }),
  ...stateWords('recording', {
    'AZ GA MI NC NJ NY OH TX VA':
      '自分が加わる会話は、ほとんどの場合録音できます。ほかの人たちの会話をひそかに録音することは犯罪です',
    'CA FL IL MA PA WA': '私的な会話を録音するには、ほとんどの場合、加わる全員の同意が必要です',
  }),
}
