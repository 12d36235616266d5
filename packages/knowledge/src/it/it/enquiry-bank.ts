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
}
