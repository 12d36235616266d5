/** Questions about an injury: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INJURY_IT: Words = {
  'ie.ask.injury-claim': {
    says: "Scriva all'altra parte entro un mese e veda un medico. Ha due anni. Quasi tutte le richieste vanno prima all'Injuries Resolution Board, che ferma il termine. Conservi foto, nomi dei testimoni e ricevute. Non accetti somme prima di sapere come guarisce.",
  },
  'ie.ask.uninsured-driver': {
    says: 'Chieda all’ufficio degli assicuratori (Motor Insurers’ Bureau of Ireland, MIBI): paga se l’altro guidatore non era assicurato o non si trova. Avvisi subito i gardaí, entro due giorni se può, e tenga targa, foto e testimoni. Per una ferita faccia domanda anche all’Injuries Resolution Board entro due anni.',
  },
}
