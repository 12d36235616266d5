/** Crediti e debiti venduti: il diritto del Regno Unito in italiano. */
import type { Words } from '@plainletter/contracts/rule'

export const CLAIMS_ON_CREDIT_IT: Words = {
  'gb.credit.sold-notice': {
    says: "Quando un debito viene venduto, Lei deve ricevere un avviso scritto. Prima di allora il nuovo proprietario non può fare causa a proprio nome. Chieda una copia dell'avviso.",
  },
  'gb.credit.agreement-copy': {
    says: 'Per un credito può chiedere una copia del contratto e un estratto conto, per £1. Finché non arriva, un giudice non dovrebbe far eseguire il debito.',
  },
  'gb.credit.default-form': {
    says: 'Un avviso di inadempimento (default notice) ha una forma fissa. Deve indicare la clausola violata, che cosa fare e entro quale giorno.',
  },
  'gb.credit.yearly-statement': {
    says: 'La legge obbliga le società di credito a mandare un estratto ogni anno. Da solo non è una richiesta di pagamento. Lo confronti con i Suoi versamenti.',
  },
  'gb.credit.lending-checks': {
    says: 'Prima di prestare, chi presta deve controllare che Lei possa restituire. Se non lo ha fatto, può forse riavere interessi e spese.',
    actionable:
      'Faccia reclamo a chi ha prestato per i controlli deboli. Dopo otto settimane il Financial Ombudsman può decidere gratis.',
  },
  'gb.credit.pay-later': {
    says: 'Gli acquisti da pagare dopo, fatti dal 15 luglio 2026, sono regolati. La società deve aiutarla se non può pagare. Può rivolgersi al Financial Ombudsman.',
  },
  'gb.credit.bankruptcy-limit': {
    says: 'Possono chiedere il Suo fallimento (bankruptcy) solo per debiti da £5,000 in su. Prima servono una richiesta formale (statutory demand) e 21 giorni.',
  },
}
