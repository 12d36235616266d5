/** The Italian words of the rows in ../enquiry-bank.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BANK_IT: Words = {
  'es.ask.identity-loan': {
    says: 'Faccia denuncia e la mandi all’azienda. Non ha accettato nulla, quindi non deve nulla. Chieda all’azienda e alle banche dati di cancellare i dati.',
  },
  'es.ask.mortgage-costs': {
    says: 'Chieda prima per iscritto alla banca. Se la clausola è abusiva, i giudici restituiscono registro, agenzia, perizia e metà del notaio. Anche il costo della cláusula suelo.',
  },
  'es.ask.bank-fees': {
    says: 'La banca può far pagare solo un servizio chiesto e ricevuto. Chieda il rimborso per iscritto, poi reclami gratis al Banco de España. Un conto di base (cuenta de pago básica) costa poco.',
  },
  'es.ask.credit-refused': {
    says: 'Un finanziatore può dire no, ma deve dire se è per una banca dati. Chieda gratis i Suoi dati e di correggere o cancellare gli errori.',
  },
  'es.ask.wrong-transfer': {
    says: 'Chiami subito la banca: se non è eseguito forse si ferma. L’IBAN sbagliato non è colpa della banca, ma deve aiutare e dirle chi l’ha ricevuto. Chi l’ha ricevuto deve restituirlo; se no, può fare causa.',
  },
}
