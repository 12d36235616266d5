/** Questions about cheques, closed accounts, loans and the payment incident file: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BANK_WORDS: Words = {
  'fr.ask-debt.bad-cheque': {
    dependsOn: 'si vous le payez',
    says: 'Payez le chèque et prévenez la banque : l’interdiction cesse. Sinon, elle dure cinq ans.',
  },
  'fr.ask-debt.account-closed': {
    dependsOn: 'ce qu’a fait la banque',
    says: 'La banque doit prévenir par écrit deux mois avant. Si aucune ne vous accepte, la Banque de France en désigne une (droit au compte).',
  },
  'fr.ask-debt.credit-two-years': {
    dependsOn: 's’il existe un jugement',
    says: 'Le prêteur doit agir en justice dans les deux ans du premier impayé. Après, c’est trop tard, quelles que soient les lettres. Un nouveau plan convenu ensemble fait repartir les deux ans. Un jugement vaut dix ans : demandez-en une copie. Une lettre, même d’un commissaire de justice, n’est pas une saisie. Tant que vous n’avez pas vu de jugement, ne payez rien, même une petite somme, et ne reconnaissez rien.',
  },
  'fr.ask-debt.ficp': {
    says: 'Demandez votre fiche à la Banque de France : c’est gratuit. Payez la dette et la banque doit vous faire radier ; sinon, cela finit après cinq ans. Il fallait un avertissement de 30 jours. Si c’est faux, écrivez à la banque, puis à la CNIL.',
  },
}
