/** Japanese: the words of the rows in ../enquiry-possession-hearing.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_POSSESSION_HEARING_JA: Words = {
  'gb.ask-housing.possession-hearing': {
    says: '家賃と滞納分の一部を払う案を持って、法廷に行きます。無料の相談員がそこで代わりに話せます。多くの理由では、裁判官は命令を延ばすか止められます。ほかの理由では14日、大変な事情があれば6週間まで待てます。',
  },
}
