/** The French words of the rows in ../state-cars.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_CARS_FR: Words = {
  ...stateWords('lemon', {
    'AZ CA FL GA IL MA MI NJ NY NC OH PA TX VA WA':
      'vous pouvez recevoir un remboursement ou une autre voiture quand une voiture neuve a un défaut sérieux que plusieurs essais ne réparent pas. Gardez chaque papier de réparation',
  }),
  ...stateWords('towed', {
    AZ: 'après une mise en fourrière par la police, vous pouvez demander une audience avant le jour de l’avis',
    CA: 'vous pouvez demander une audience gratuite sur un enlèvement par la police dans les 10 jours après l’avis. Les frais d’enlèvement sont limités',
    FL: 'un parking doit avoir des panneaux clairs, et les frais sont fixés par le comté ou la ville. Vous pouvez payer une garantie (bond) pour avoir la voiture et contester',
    GA: 'un parking privé doit avoir des panneaux clairs, et l’État limite le coût d’un enlèvement',
    MI: 'vous avez 20 jours après l’avis d’enlèvement pour demander une audience au tribunal',
    NC: 'vous pouvez demander à un magistrat (magistrate) une audience sur un enlèvement, pour voir s’il y avait une bonne raison',
    TX: 'vous avez 14 jours après un enlèvement pour demander une audience au tribunal de paix (justice court)',
    VA: 'un parking privé doit avoir des panneaux clairs, et la loi de l’État ou de la ville limite le coût d’un enlèvement',
    WA: 'vous avez 10 jours après l’avis d’enlèvement pour demander une audience au tribunal',
  }),
}
