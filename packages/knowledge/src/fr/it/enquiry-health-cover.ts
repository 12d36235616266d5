/** Questions about help with the costs of care (C2S): in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HEALTH_COVER_IT: Words = {
  'fr.ask-debt.c2s-refused': {
    says: 'Scriva entro due mesi alla commissione della Sua cassa malattia (commission de recours amiable, CRA). È gratis. Controlli di chi hanno contato i redditi e mandi ciò che manca. Dopo un no, o due mesi di silenzio, ha due mesi per il tribunale sociale; non serve un avvocato. Nessuna risposta due mesi dopo la domanda completa? Vale come accolta. Rifaccia domanda se il reddito cala.',
  },
  'fr.ask-health.file-and-fault': {
    says: 'Chieda tutta la cartella con raccomandata. Deve arrivare in otto giorni, due mesi se ha più di cinque anni. Un ospedale pubblico non risponde in un mese? Vada alla CADA; per clinica privata o medico, alla CNIL. Per un danno si rivolga alla commissione (CCI): gratis, senza avvocato, con una sua perizia. Poi paga l’assicurazione o l’ONIAM. Ha dieci anni da quando la salute è stabile.',
  },
}
