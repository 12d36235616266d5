/** The Italian words of the rows in ../builder-liens.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const BUILDER_LIENS_IT: Words = {
  'us.lien.ca-builder': {
    says: 'In California il vincolo (lien) di un costruttore sulla casa finisce se non fa causa entro 90 giorni dalla registrazione. Senza la licenza richiesta, di solito non può chiedere nulla.',
  },
  ...stateWords('home-lien', {
    'MI OH PA':
      'se ha pagato tutto al Suo appaltatore prima che arrivasse il vincolo (lien), una ditta che ha lavorato per lui di solito non può tenerlo sulla Sua casa. Conservi la prova di ogni pagamento',
    AZ: 'solo una ditta che ha un contratto scritto con Lei può avere un vincolo (lien) sulla casa in cui vive',
    GA: 'la ditta deve registrare il vincolo (lien) entro 90 giorni dal lavoro. Se Lei registra una contestazione (notice of contest), deve fare causa entro 60 giorni o il vincolo finisce',
    IL: 'può mandare alla ditta un avviso di fare causa. Se non la fa entro 30 giorni, il vincolo (lien) finisce',
    NC: 'la ditta deve depositare il vincolo (lien) entro 120 giorni dall’ultimo lavoro e fare causa entro 180 giorni, o finisce',
    WA: 'un vincolo (lien) su una casa finisce se la ditta non fa causa entro otto mesi. Sulla casa in cui vive copre solo quello che doveva ancora al Suo appaltatore quando arrivò l’avviso',
  }),
}
