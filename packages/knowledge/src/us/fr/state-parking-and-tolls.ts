/** The French words of the rows in ../state-parking-and-tolls.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_PARKING_AND_TOLLS_FR: Words = {
  ...stateWords('city-parking', {
    FL: 'vous pouvez payer une amende de stationnement de la ville ou demander une audience au plus tard à la date indiquée. Les impayées peuvent bloquer le renouvellement de votre plaque',
    MI: 'vous pouvez payer une amende de stationnement ou demander une audience, au plus tard à la date indiquée. C’est au tribunal de district (district court) ou au bureau de la ville',
    NC: 'une amende de stationnement de la ville est le plus souvent une pénalité civile. Vous pouvez faire appel à la ville comme elle le dit',
    VA: 'vous pouvez contester une amende de stationnement au general district court au plus tard à la date indiquée',
  }),
  ...stateWords('toll-bill', {
    MA: 'vous pouvez contester une facture de péage par écrit au plus tard à la date indiquée. Les impayées peuvent bloquer le renouvellement du permis et de la plaque',
    NJ: 'le propriétaire reçoit l’avis de péage. Vous pouvez montrer qu’un autre conduisait ou qu’elle était vendue ou volée',
    WA: 'vous pouvez contester une pénalité de péage par écrit ou à une audience au plus tard à la date indiquée dans l’avis',
  }),
}
