/** Questions about baggage and parcels that got lost: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LOST_ON_THE_WAY_IT: Words = {
  'de.ask-travel.baggage': {
    says: 'Lo denunci subito al banco dell’aeroporto e conservi il foglio (PIR). Può comprare il necessario e chiederlo. La compagnia deve fino a 1.519 DSP, circa 1.800 €. Scriva entro sette giorni per danni, 21 per ritardo. Dopo 21 giorni è perso. Due anni per fare causa.',
  },
  'de.ask-buy.parcel-neighbour': {
    says: 'Il negozio porta il rischio finché lei, o chi ha indicato, non ha il pacco. Lasciato alla porta o da un vicino non scelto, non è consegnato. Chieda un altro pacco o i soldi, con un ultimo giorno. Se aveva accettato quel luogo o vicino, il rischio è suo.',
  },
}
