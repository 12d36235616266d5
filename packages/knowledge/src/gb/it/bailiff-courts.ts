/** Che cosa può ancora fare un giudice con gli ufficiali giudiziari: il diritto del Regno Unito in italiano. */
import type { Words } from '@plainletter/contracts/rule'

export const BAILIFF_COURTS_IT: Words = {
  'gb.bailiff.right-writ-stay': {
    says: 'Può chiedere al giudice di fermare o sospendere il writ se non può pagare subito. Usi il modulo N244 con il Suo bilancio.',
  },
  'gb.bailiff.fact-writ-officers': {
    says: 'Solo un ufficiale autorizzato dalle regole può eseguire un writ della High Court. Chieda il nome e lo controlli.',
  },
  'gb.bailiff.right-warrant-suspended': {
    says: 'La county court può sospendere il warrant e farla pagare a rate. Lo chieda con il modulo N245 prima della visita.',
  },
  'gb.bailiff.right-set-aside': {
    says: 'Se non ha mai ricevuto le carte, o ha una difesa vera, può chiedere di annullare la sentenza. Chieda anche di fermare i bailiff.',
  },
  'gb.bailiff.right-fine-terms': {
    says: "Può chiedere al fines officer più tempo o rate più piccole. Se non vi accordate, può chiedere un'udienza.",
  },
  'gb.bailiff.right-fine-means': {
    says: 'Il giudice può dare tempo per pagare una multa e cambiare le rate se cambia il Suo reddito.',
  },
  'gb.bailiff.scotland-summary-warrant': {
    says: 'Un summary warrant è concesso senza udienza. Se non deve la tassa o ha pagato, scriva subito al comune e chieda di ritirarlo.',
  },
  'gb.bailiff.county-who': {
    says: 'Un County Court bailiff (ufficiale giudiziario) lavora per il tribunale, non per una ditta privata. Per verificare, chiami il tribunale a un numero che trova da sé.',
  },
  'gb.bailiff.county-reality': {
    says: 'È una cosa seria, ma il tribunale può ancora farla pagare a rate.',
  },
  'gb.bailiff.county-step-suspend': {
    says: 'Chieda al tribunale di sospendere il warrant. Mandi il modulo N245 con il suo bilancio e un’offerta che può mantenere. Se la tassa è troppa, chieda aiuto con il modulo EX160.',
  },
  'gb.bailiff.county-step-call': {
    says: 'Chiami il bailiff office indicato nella lettera. Dica che ha mandato il modulo N245 e chieda di aspettare la decisione del tribunale.',
  },
  'gb.bailiff.county-option-suspend': {
    title: 'Chiedere al tribunale di sospendere il warrant',
    cost: 'Una tassa, ridotta o nulla con un reddito basso',
    time: 'Prima del giorno indicato, o oggi',
    risk: 'Se salta un pagamento, il warrant può riprendere.',
    bestFor: 'La somma è dovuta e non può pagarla tutta insieme.',
    says: 'Offra una somma al mese sul modulo N245. Se l’altra parte rifiuta, il tribunale decide che cosa è giusto.',
  },
}
