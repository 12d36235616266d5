/** Questions about scams, false bills and payments that nobody allowed: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FRAUD_WORDS: Words = {
  'fr.ask-debt.scam-sms': {
    says: 'Prenez-le pour une arnaque. Les administrations ne demandent ni paiement ni carte par SMS. Ne cliquez pas. Transférez au 33700 et tapez vous-même le vrai site.',
  },
  'fr.ask-debt.scam-bank': {
    dependsOn: 'si vous avez autorisé le paiement',
    says: 'Prévenez vite la banque. Un paiement non autorisé doit être remboursé, sauf grave négligence prouvée. Un appel avec un faux numéro de banque n’en est souvent pas une.',
  },
  'fr.ask-debt.tv-fee': {
    says: 'Elle a été supprimée en 2022. Une lettre ou un message qui la réclame aujourd’hui est sans doute une arnaque.',
  },
  'fr.ask-debt.bank-refuses': {
    dependsOn: 'qui a fait le paiement',
    says: 'Ce n’est pas perdu. La banque doit rembourser un paiement non autorisé au plus tard le jour ouvrable suivant. À elle de prouver la négligence grave : un code ou une validation dans l’appli ne suffit pas. En 2024, la Cour de cassation n’en a pas vu là où le numéro de la banque s’affichait (23-16.267). Écrivez-lui en recommandé, avec la plainte et le relevé des appels. Demandez le rappel des fonds. Après un refus ou deux mois, saisissez son médiateur gratuit, puis le juge. Ne payez personne qui promet de récupérer l’argent.',
  },
  'fr.ask-debt.fake-invoice': {
    says: 'Appelez tout de suite la banque et demandez le rappel du virement. Portez plainte. Depuis le 9 octobre 2025, la banque doit vérifier que nom et IBAN concordent. Si elle ne l’a pas fait, demandez le remboursement.',
  },
}
