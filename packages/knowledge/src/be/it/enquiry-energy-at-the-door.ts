/** Questions about an energy contract signed at the door or by phone: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ENERGY_AT_THE_DOOR_IT: Words = {
  'be.ask.energy-door': {
    says: 'Sì. Un contratto firmato alla porta o per telefono si può annullare entro 14 giorni, senza motivo né costi. Se non l’hanno informata di questo diritto, ha dodici mesi in più. Scriva oggi al nuovo fornitore e tenga la prova. Chieda al vecchio di tenerla, con la tariffa sociale se l’aveva. Segnali a ConsumerConnect e al mediatore dell’energia.',
  },
}
