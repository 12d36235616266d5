/** The French words of the rows in ../state-work-voice.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_WORK_VOICE_FR: Words = {
  ...stateWords('speak-up', {
    'AZ CA FL IL MA MI NJ NY NC OH PA TX VA WA':
      'on ne peut pas vous renvoyer parce que vous signalez ou refusez des choses interdites ou dangereuses, dans les limites de la loi',
  }),
  ...stateWords('vacation-pay', {
    'AZ MI NY NC OH PA TX':
      'les congés non pris sont payés comme le dit le règlement écrit de l’entreprise ou le contrat',
    CA: 'les congés gagnés sont du salaire. On ne peut pas vous les prendre, et ils doivent être payés quand vous partez',
    IL: 'les congés gagnés doivent être payés quand vous partez',
    MA: 'les congés gagnés sont du salaire et doivent être payés quand vous partez',
  }),
}
