/** A bank that ends or freezes an account or changes its terms: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const BANK_ACCOUNT_IT: Words = {
  'gb.account.wants': {
    says: 'La banca vuole chiudere il Suo conto. Il denaro sul conto resta Suo.',
  },
  'gb.account.right-notice': {
    says: 'Una banca deve quasi sempre avvisarLa due mesi prima. Per un conto aperto dal 28 aprile 2026 sono 90 giorni, con motivi chiari.',
  },
  'gb.account.right-basic': {
    says: 'Può chiedere a una grande banca un conto di base (basic account). È gratuito, e può rifiutare solo per motivi fissati.',
  },
  'gb.account.right-ombudsman': {
    says: 'Si lamenti con la banca. Dopo otto settimane, o la sua risposta finale, il Financial Ombudsman esamina il caso gratis.',
  },
  'gb.account.step': {
    says: 'Apra ora un altro conto. Vi sposti stipendio, sussidi e addebiti. Chieda alla banca i motivi per iscritto.',
  },
  'gb.account.answer': {
    says: 'Apra un altro conto e chieda alla banca i motivi per iscritto. Deve quasi sempre avvisare due mesi prima, o 90 giorni per un conto aperto dal 28 aprile 2026. Se non rimedia, il Financial Ombudsman è gratuito.',
  },
  'gb.terms.wants': {
    says: 'La Sua banca Le comunica nuove condizioni. Se le accetta, non deve fare nulla.',
  },
  'gb.terms.right-leave': {
    says: 'Una banca deve avvisarLa due mesi prima di cambiare le condizioni di un conto corrente. Fino ad allora può andarsene senza costi.',
  },
  'gb.terms.step': {
    says: 'Segni il giorno in cui iniziano le nuove condizioni. Confronti spese e costo dello scoperto. Cambi prima di quel giorno, se vuole.',
  },
  'gb.ask-bank.account-frozen': {
    says: 'Chieda per iscritto alla banca di sbloccare paga, sussidi e soldi per affitto e cibo. Forse non può dire il motivo. Faccia reclamo oggi: dopo otto settimane, o la risposta finale, il Financial Ombudsman decide gratis. Faccia versare la prossima paga su un altro conto.',
  },
}
