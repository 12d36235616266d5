/** Questions about dismissal, its form, the payment and who is protected, and the first steps for workers: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_IT: Words = {
  'nl.ask.step-work': {
    says: 'Chieda al sindacato o allo sportello legale (Juridisch Loket) prima di firmare o inviare qualcosa.',
  },
  'nl.ask.right-work': {
    says: 'Ha due mesi dopo la fine del lavoro per andare dal giudice.',
  },
  'nl.ask.fired': {
    says: 'Non firmi nulla. Scriva che non è d’accordo. Ha due mesi per andare dal giudice, e tre per l’indennità di fine lavoro (transitievergoeding). Chieda il sussidio (WW) entro una settimana.',
  },
  'nl.ask.fired-ill': {
    says: 'Nei primi due anni di malattia il datore non può chiudere il contratto con un preavviso. È diverso in prova, nel licenziamento in tronco e se la ditta chiude.',
  },
  'nl.ask.trial': {
    says: 'In un periodo di prova valido il lavoro può finire subito. Ma non perché è malato, incinta o per un altro motivo vietato. In un contratto di sei mesi o meno nessuna prova vale.',
  },
  'nl.ask.fired-on-spot': {
    says: 'Scriva subito che non è d’accordo ed è pronto a lavorare. Al capo serve un motivo urgente, detto subito. Chieda al giudice entro due mesi di annullarlo o di pagarLe. Chieda all’UWV anche la disoccupazione (WW).',
  },
}
