/** The Dutch words of the rows in ../state-work-voice.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_WORK_VOICE_NL: Words = {
  ...stateWords('speak-up', {
    'AZ CA FL IL MA MI NJ NY NC OH PA TX VA WA':
      'mag u niet worden ontslagen omdat u verboden of onveilige dingen meldt of weigert, binnen grenzen van de wet',
  }),
  ...stateWords('vacation-pay', {
    'AZ MI NY NC OH PA TX':
      'wordt vakantie die u niet opnam betaald zoals de schriftelijke regels van het bedrijf of het contract zeggen',
    CA: 'is vakantie die u verdiende loon. Die mag niet worden afgenomen en moet worden betaald als u vertrekt',
    IL: 'moet verdiende vakantie worden betaald als u vertrekt',
    MA: 'is verdiende vakantie loon en moet die worden betaald als u vertrekt',
  }),
}
