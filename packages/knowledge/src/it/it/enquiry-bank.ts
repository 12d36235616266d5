/** The Italian words of the rows in ../enquiry-bank.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BANK_IT: Words = {
  'it.ask.identity-loan': {
    says: 'Faccia denuncia e la mandi alla finanziaria. Non ha accettato nulla, quindi non deve nulla. Chieda alla finanziaria e a CRIF di cancellare la segnalazione.',
  },
  'it.ask.account-closed': {
    says: 'La banca deve scrivere due mesi prima, salvo giusta causa. Deve restituirle il denaro. Ha diritto a un conto di base. Faccia reclamo, poi ABF con 20 €.',
    dependsOn: 'perché la banca lo chiude e cosa dice il contratto',
  },
  'it.ask.sold-debt': {
    says: 'Chieda al nuovo creditore il contratto e la prova dell’acquisto. Contro di lui ha tutte le difese: pagato, prescritto, somma sbagliata. Non paghi senza prova.',
  },
  'it.ask.credit-refused': {
    says: 'Se è per una banca dati come CRIF, la finanziaria deve dirlo subito e gratis. Chieda gratis i dati a CRIF e di correggere o cancellare ciò che è sbagliato o vecchio.',
  },
  'it.ask.wrong-transfer': {
    says: 'Chiami subito la banca: se non è eseguito forse si ferma. L’IBAN sbagliato non è colpa della banca, ma deve aiutare e dirle chi l’ha ricevuto. Chi l’ha ricevuto deve restituirlo; se no, può fare causa.',
  },
  'it.ask.mortgage-arrears': {
    says: 'Scriva subito alla banca: deve cercare una soluzione con Lei prima di vendere la casa. Chieda il fondo Gasparrini, che sospende il mutuo prima casa fino a 18 mesi. Può chiuderlo solo dopo sette rate in ritardo o una non pagata per 180 giorni.',
  },
}
