/** Questions about a person who stood surety for the debt of another: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SURETY_IT: Words = {
  'ch.ask.surety': {
    says: 'Controlli prima la forma. La fideiussione di un privato oltre 2’000 franchi richiede un atto pubblico dal notaio e un importo massimo in cifre. Sotto, la somma dev’essere di Sua mano. Se è sposato, di solito serve il consenso scritto del coniuge. Altrimenti è nulla e non deve nulla: lo scriva. Ha firmato come condebitore? Valgono altre regole. Chieda consiglio prima di pagare.',
    dependsOn: 'come è stata firmata e se il coniuge ha acconsentito',
  },
}
