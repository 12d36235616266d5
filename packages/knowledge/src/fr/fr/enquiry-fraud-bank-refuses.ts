/** Questions about a bank that does not give back what a fraud took: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FRAUD_BANK_REFUSES_WORDS: Words = {
  'fr.ask-debt.bank-refuses': {
    dependsOn: 'qui a fait le paiement',
    says: 'Ce n’est pas perdu. La banque doit rembourser un paiement non autorisé au plus tard le jour ouvrable suivant. À elle de prouver la négligence grave : un code ou une validation dans l’appli ne suffit pas. En 2024, la Cour de cassation n’en a pas vu là où le numéro de la banque s’affichait (23-16.267). Écrivez-lui en recommandé, avec la plainte et le relevé des appels. Demandez le rappel des fonds. Après un refus ou deux mois, saisissez son médiateur gratuit, puis le juge. Ne payez personne qui promet de récupérer l’argent.',
  },
}
