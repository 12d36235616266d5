/** The Japanese words of the rows in ../gyms.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const GYMS_JA: Words = {
  ...stateWords('gym', {
    GA: 'ジムの契約は7営業日以内に解約できます',
    AZ: 'ジムの契約は、ジムが開いている3日のうちに取り消せます',
    'FL IL MA NJ NC PA TX VA WA':
      'ジムの契約は三営業日のうちに取り消せます。引っ越したり障害を持ったりしたら、その後でも取り消せます',
    CA: 'ジムの契約は署名から数日のうちに取り消せます。引っ越したり病気になったりしたら、その後でも取り消せます。ジムは、書面かメールの取り消しを受けなければなりません',
    NY: 'ジムの契約は三日のうちに取り消せます。25マイル離れた所に引っ越したり病気になったりしたら、その後でも取り消せます',
    OH: 'ジムの契約は三営業日のうちに取り消せます',
  }),
}
