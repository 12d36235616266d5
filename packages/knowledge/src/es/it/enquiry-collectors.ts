/** The Italian words of the rows in ../enquiry-collectors.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COLLECTORS_IT: Words = {
  'es.ask.collector-home': {
    says: 'Un esattore non può entrare, prendere cose o dirlo al Suo capo. Non deve aprire la porta.',
  },
  'es.ask.asnef': {
    says: 'Scriva gratis alla lista, con documento e prove, e chieda di vedere e cancellare il dato. Il debito deve essere certo: non pagato, non contestato davanti a giudice, ufficio o arbitrato, oltre 50 €, di cinque anni al massimo. Dovevano avvisarla prima, e dirle dell’iscrizione entro 30 giorni. Scriva anche alla ditta. Hanno un mese. Nessuna risposta, o un no? Reclami gratis all’AEPD. Non deve pagare ciò che non deve. Chi è iscritto a torto può chiedere i danni.',
  },
  'es.ask.sold-debt': {
    says: 'Chieda per iscritto alla nuova ditta il contratto e la prova che ha comprato il Suo debito. Lei mantiene le stesse difese. Non paghi prima di vedere le prove.',
  },
}
