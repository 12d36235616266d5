/** Questions about loans and accounts that a bank ends: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BANK_IT: Words = {
  'ch.ask.credit': {
    says: 'Un credito privato si revoca per iscritto in 14 giorni. Dopo chieda presto rate più piccole. Se la banca non ha verificato i Suoi mezzi, lo dica a un consulente: può perdere gli interessi o di più.',
  },
  'ch.ask.bank-ends-account': {
    says: 'Una banca può di solito chiudere un conto in ogni momento; guardi il termine nelle condizioni. Chi abita qui può chiedere a PostFinance un conto di pagamento in franchi, anche con debiti. Rifiuta solo per motivi gravi, come il riciclaggio. Lo apra ora e comunichi il nuovo numero.',
  },
}
