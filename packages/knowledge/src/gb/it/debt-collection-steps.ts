/** What to do about a letter from a debt collector: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_STEPS_IT: Words = {
  'gb.debt.step-age': {
    says: 'Cerchi la data dell’ultimo pagamento. Se sono passati più di sei anni, il debito può essere troppo vecchio. Chieda consiglio prima di rispondere.',
  },
  'gb.debt.step-age-scotland': {
    says: 'Cerchi la data dell’ultimo pagamento. Se sono passati più di cinque anni, il debito può essere finito. Chieda consiglio prima di rispondere.',
  },
  'gb.debt.step-age-ni': {
    says: 'Cerchi la data dell’ultimo pagamento. Se sono passati più di sei anni, il debito può essere troppo vecchio. Chieda consiglio prima di rispondere.',
  },
  'gb.debt.step-write': {
    says: 'Scriva, non telefoni. Chieda le prove del debito e l’elenco completo di ciò che hanno aggiunto. Dica che la Sua lettera non ammette il debito.',
  },
  'gb.debt.step-full-and-final': {
    says: 'Può trovare una somma unica più bassa? La offra per chiudere il debito. Prima di pagare abbia il loro sì per iscritto, con la rinuncia al resto.',
  },
  'gb.debt.step-check': {
    says: 'Prima controlli la lettera. Il debito è Suo? La somma è giusta? L’ha già pagato? Non paghi, firmi o chiami prima di saperlo.',
  },
  'gb.debt.step-essentials': {
    says: 'Paghi prima casa, riscaldamento, cibo e tassa comunale (council tax). Poi veda che cosa resta. Un consulente gratuito sui debiti può aiutarla.',
  },
  'gb.debt.step-essentials-ni': {
    says: 'Paghi prima casa, riscaldamento, cibo e imposta locale (rates). Poi veda che cosa resta. Un consulente gratuito sui debiti può aiutarla.',
  },
  'gb.debt.step-offer': {
    says: 'Se lo deve, faccia un bilancio e offra quanto può pagare ogni mese. Chieda di bloccare interessi e spese.',
  },
  'gb.debt.step-token': {
    says: 'Se può dare molto poco, offra quel poco. Alleghi un bilancio. Non dovrebbero spingerla a pagare più di quanto riesce.',
  },
  'gb.debt.step-dispute': {
    says: 'Se non è Suo, o la somma è sbagliata, lo scriva e dica perché. Chieda di fermare la riscossione mentre controllano.',
  },
  'gb.debt.step-dispute-other': {
    says: 'Se non è Suo, o la somma è sbagliata, lo scriva e dica perché. Mandi la stessa lettera all’azienda con cui ha trattato all’inizio.',
  },
  'gb.debt.step-agreement': {
    says: 'Chieda al proprietario del debito una copia del contratto di credito (credit agreement). Mandi la tariffa di £1. Finché non manda la copia, non può farlo valere in tribunale.',
  },
  'gb.debt.step-records': {
    says: 'Chieda alla prima azienda tutti i dati che ha su di Lei. È gratis, e di solito deve rispondere entro un mese. Le note possono mostrare pagamenti ed errori.',
  },
  'gb.debt.step-keep': {
    says: 'Conservi ogni lettera e busta. Annoti ogni telefonata: il giorno, il nome, che cosa hanno detto. Spedisca le lettere con ricevuta (proof of posting).',
  },
  'gb.debt.step-credit-report': {
    says: 'Chieda gratis il Suo rapporto di credito (credit report). Mostra chi ha prestato i soldi, quando è andata male, e le sentenze a Suo nome.',
  },
  'gb.debt.step-breathing-space': {
    says: 'Ha più debiti? Chieda a un consulente la sospensione «breathing space». Può fermare quasi tutte le lettere, gli interessi e le cause per 60 giorni.',
  },
  'gb.debt.step-moratorium': {
    says: 'Ha più debiti? Chieda a un consulente (money adviser) una moratoria (moratorium). Per sei mesi i creditori non possono eseguire i debiti. Gli interessi corrono ancora.',
  },
  'gb.debt.step-watch-post': {
    says: 'Apra tutta la posta. Un avviso prima della causa (letter of claim) o un modulo del tribunale sono diversi da questa lettera. Hanno una data da non perdere.',
  },
}
