/** Italian: letters that say personal data was lost, or that a bank ends an account or changes its terms. */
import type { Words } from '@plainletter/contracts/rule'

export const DATA_AND_BANKS_IT: Words = {
  'gb.breach.wants': {
    says: 'Le dicono che altri possono aver visto i Suoi dati personali. Non deve nulla. Si protegga.',
  },
  'gb.breach.right-told': {
    says: 'Se il rischio è alto, devono dirLe subito cosa è successo, cosa può seguire e a chi chiedere.',
  },
  'gb.breach.right-complain': {
    says: "Si lamenti prima con loro. Poi può rivolgersi gratis all'autorità dei dati (Information Commissioner's Office).",
  },
  'gb.breach.right-damages': {
    says: 'Può chiedere denaro per una perdita o una vera sofferenza. Se non pagano, decide un giudice.',
  },
  'gb.breach.step': {
    says: 'Cambi le password e avvisi la banca. Controlli il Suo rapporto di credito. Non si fidi di chiamate o link sul caso.',
  },
  'gb.breach.answer': {
    says: "Cambi le password e avvisi la banca. Si lamenti con l'azienda, poi gratis con l'Information Commissioner's Office. Può chiedere denaro per una perdita o una vera sofferenza.",
  },
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
