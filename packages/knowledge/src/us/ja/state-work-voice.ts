/** The Japanese words of the rows in ../state-work-voice.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_WORK_VOICE_JA: Words = {
  ...stateWords('speak-up', {
    'AZ CA FL IL MA MI NJ NY NC OH PA TX VA WA':
      '違法や危険なことを報告したり断ったりしたことを理由に、法律の範囲で、解雇されません',
  }),
  ...stateWords('vacation-pay', {
    'AZ MI NY NC OH PA TX': '使わなかった休暇は、会社の書面の決まりか契約のとおりに払われます',
    CA: 'たまった休暇は給料です。取り上げられず、辞めるときに払われなければなりません',
    IL: 'たまった休暇は、辞めるときに払われなければなりません',
    MA: 'たまった休暇は給料で、辞めるときに払われなければなりません',
  }),
}
