/** Messages of swindlers: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const SCAM_IT: Words = {
  'jp.buy.scam-want': {
    says: 'Questo messaggio vuole i Suoi soldi o dati con la paura (架空請求).',
  },
  'jp.buy.scam-who': {
    says: 'Sembra un truffatore che usa un nome ufficiale.',
  },
  'jp.buy.scam-real': {
    says: 'I tribunali non mandano cartoline e non chiedono carte regalo. Le carte vere arrivano con consegna speciale (特別送達).',
  },
  'jp.buy.scam-stop': {
    says: 'Non chiami il numero del messaggio, e non paghi.',
  },
  'jp.buy.scam-188': {
    says: 'Chiami il 188 o la linea della polizia #9110. Se ha pagato, chiami subito la banca.',
  },
  'jp.buy.scam-right': {
    says: 'Non deve pagare ciò che non ha mai ordinato.',
  },
  'jp.buy.scam-option': {
    title: 'Lasciarlo stare, dopo un controllo',
    says: 'Chieda all’ufficio vero con un numero trovato da Lei.',
    cost: 'Nulla.',
    time: 'Minuti.',
    risk: 'Una vera carta del tribunale non va ignorata.',
    bestFor: 'Non conosce la richiesta.',
  },
  'jp.scam.false-page': {
    says: 'Una falsa pagina di accesso che prende la password è un reato. Non apra il link. Apra Lei la vera app o il vero sito.',
  },
  'jp.scam.not-yet': {
    says: 'Non Le succede nulla se non risponde. Ingannare la gente per soldi è un reato.',
  },
  'jp.scam.right-unordered': {
    says: 'La merce mai ordinata si può buttare subito. Non deve pagare.',
  },
  'jp.scam.right-freeze': {
    says: 'Se ha mandato soldi, la banca può bloccare il conto del truffatore. Chiami subito banca e polizia.',
  },
  'jp.scam.step-keep': {
    says: 'Conservi il messaggio, il numero e la prova del pagamento.',
  },
}
