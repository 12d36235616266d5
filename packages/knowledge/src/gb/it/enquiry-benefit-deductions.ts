/** Questions about money taken from benefits: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BENEFIT_DEDUCTIONS_IT: Words = {
  'gb.ask-debt.benefit-seized': {
    says: 'Una società di carte, prestiti o cataloghi non può prendere un aiuto alla fonte. Le trattenute da Universal Credit valgono solo per certi debiti, come affitto, energia o tassa comunale (council tax). I soldi già sul conto sono meno protetti, quindi chieda una consulenza gratuita.',
  },
  'gb.ask-debt.benefit-mistake': {
    says: 'Un Universal Credit pagato per errore può essere ripreso, anche se l’errore era loro. Quasi tutti gli aiuti più vecchi si restituiscono solo se Lei ha lasciato fuori o sbagliato qualcosa. Può chiedere un nuovo esame, una rata più bassa o la rinuncia (waiver).',
    dependsOn: 'quale aiuto è',
  },
}
