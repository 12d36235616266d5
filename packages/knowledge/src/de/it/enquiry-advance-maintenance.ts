/** Questions about advance maintenance that is claimed back: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ADVANCE_MAINTENANCE_IT: Words = {
  'de.ask-family.advance-claimed-back': {
    says: 'Deve solo ciò che avrebbe potuto pagare. Se il reddito netto era sotto la parte che le resta (Selbstbehalt), non deve nulla per quei mesi. Mandi buste paga, ricevute e prove che cerca lavoro. Per il passato serve una richiesta precedente. Chieda per iscritto rate o una pausa.',
    dependsOn: 'ciò che poteva pagare in quei mesi',
  },
}
