/** Questions about fines, speeding and private parking: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ON_THE_ROAD_WORDS: Words = {
  'ch.ask.fine': {
    says: "Una multa disciplinare: trenta giorni per pagare. Un decreto d'accusa: faccia opposizione per iscritto entro dieci giorni, o diventa definitivo.",
  },
  'ch.ask.speeding': {
    says: 'Fino a 15 km/h di troppo in città, 20 fuori e 25 in autostrada è una multa disciplinare. Oltre c’è una denuncia. In città 16 a 20 danno un ammonimento, 21 a 24 almeno un mese di revoca, da 25 almeno tre. Dieci giorni contro un decreto d’accusa. Da 21 veda un avvocato.',
  },
  'ch.ask.fine-unpaid': {
    says: 'Dopo 30 giorni la multa disciplinare diventa una procedura ordinaria, con decreto d’accusa e spese. Se è sbagliato, faccia opposizione entro dieci giorni. Una multa non pagata può diventare giorni di carcere. Prima chieda per iscritto rate, più tempo o lavoro di utilità pubblica.',
  },
}
