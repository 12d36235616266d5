/** The Italian words of the Netherlands: scam. */
import type { Words } from '@plainletter/contracts/rule'

export const SCAM_IT: Words = {
  'nl.scam.want': {
    says: 'Questo messaggio vuole i Suoi soldi o i Suoi codici e La spinge ad avere fretta.',
  },
  'nl.scam.who': {
    says: 'Sembra un truffatore che usa un nome noto.',
  },
  'nl.scam.real': {
    says: 'La polizia, la banca e il CJIB non chiedono mai il PIN o cripto.',
  },
  'nl.scam.step-stop': {
    says: 'Non paghi, non clicchi e non richiami. Trovi Lei il numero vero.',
  },
  'nl.scam.step-bank': {
    says: 'Ha pagato o dato un codice? Chiami subito la banca.',
  },
  'nl.scam.step-report': {
    says: 'Lo segnali al Fraudehelpdesk e alla polizia.',
  },
  'nl.scam.right-ignore': {
    says: 'Non deve pagare cose che non ha ordinato.',
  },
  'nl.scam.option-ignore': {
    title: 'Lasciarlo stare e segnalarlo',
    says: 'Controlli prima con l’ente vero.',
    cost: 'Nulla.',
    time: 'Pochi minuti.',
    risk: 'Nessuno se ha controllato.',
    bestFor: 'Non conosce il debito.',
  },
  'nl.scam.crime': {
    says: 'Non Le succede nulla se non risponde. Ingannare la gente per soldi è un reato.',
  },
  'nl.scam.right-bank': {
    says: 'Se dei soldi sono usciti dal conto senza il Suo sì, la banca deve restituirli, salvo grave imprudenza Sua.',
  },
}
