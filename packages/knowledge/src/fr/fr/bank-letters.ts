/** The French words of the rows in ../bank-letters.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BANK_LETTERS_FR: Words = {
  'fr.bank.ended-right': {
    says: 'La banque doit vous prévenir par écrit deux mois avant de clôturer. La clôture ne vous coûte rien.',
  },
  'fr.bank.ended-account': {
    says: 'Vous avez droit à un compte (droit au compte). Si une banque refuse, la Banque de France en désigne une, gratuitement.',
  },
  'fr.bank.ended-step': {
    says: 'Ouvrez un autre compte maintenant. La nouvelle banque transfère vos paiements gratuitement. Donnez le nouveau RIB à l’employeur et à la CAF.',
  },
  'fr.bank.cheque-right': {
    says: 'Payez le chèque ou bloquez la somme, puis prévenez la banque. L’interdiction cesse aussitôt. Sinon, elle dure cinq ans.',
  },
  'fr.bank.cheque-fee': {
    says: 'Pour un chèque rejeté, la banque prend au plus 30 € jusqu’à 50 €, et 50 € au-delà. Tous les courriers sont compris.',
  },
  'fr.bank.cheque-file': {
    says: 'Avant le rejet, la banque devait vous avertir des suites. Vous figurez au fichier (FCC) jusqu’à la régularisation, que la banque signale en deux jours.',
  },
  'fr.bank.cheque-step': {
    says: 'Rendez les chéquiers. Réglez le chèque et apportez la preuve, ou le chèque, à la banque.',
  },
  'fr.bank.filed-right': {
    says: 'Avant une inscription au FICP, vous avez 30 jours pour régulariser. Si vous payez tout, on vous retire. Sinon, cela cesse après cinq ans.',
  },
  'fr.bank.option-mediator': {
    says: 'Écrivez au service réclamations. Après deux mois, saisissez le médiateur de la banque.',
    title: 'Réclamer gratuitement',
    cost: 'Gratuit.',
    time: 'Quelques mois.',
    risk: 'Aucun.',
    bestFor: 'La banque a enfreint une règle.',
  },
  'fr.bank.want': {
    says: 'Votre banque clôture le compte ou vous interdit les chèques.',
  },
  'fr.bank.reality': {
    says: 'Vous gardez droit à un compte et une carte. Cela se règle souvent vite.',
  },
  'fr.bank.ended-not-yet': {
    says: 'Le compte marche jusqu’à la fin des deux mois. L’argent reste à vous.',
  },
  'fr.bank.ended-reasons': {
    says: 'En général, une banque ne doit pas de raison. Un compte obtenu par le droit au compte ne finit que pour une raison de la loi, par écrit.',
  },
  'fr.bank.ended-list': {
    says: 'Gardez vos relevés. Listez chaque prélèvement et chaque chèque non encaissé, et laissez l’argent pour eux.',
  },
  'fr.bank.ended-cheques': {
    says: 'Un chèque présenté sans provision peut entraîner une interdiction bancaire.',
    actionable: 'Payez ces personnes autrement avant la fin du compte.',
  },
  'fr.bank.ended-option': {
    says: 'Si une banque refuse, demandez en ligne à la Banque de France. Elle désigne une banque qui doit vous prendre.',
    title: 'Utiliser le droit au compte',
    cost: 'Gratuit, avec services de base gratuits.',
    time: 'Environ une semaine après un dossier complet.',
    risk: 'Ni découvert ni chéquier.',
    bestFor: 'Aucune banque ne veut vous ouvrir un compte.',
  },
  'fr.credit-no.want': {
    says: 'Un prêteur refuse votre demande de crédit.',
  },
  'fr.credit-no.right': {
    says: 'Aucune banque n’est obligée de prêter ni de dire pourquoi. Vous pouvez demander quelles données ont servi. Si un score seul a décidé, demandez qu’une personne réexamine. La Banque de France vous dit sans frais ce que contient le FICP.',
  },
  'fr.credit-no.step': {
    says: 'Écrivez à la banque : quelles données ont servi, et un score seul a-t-il décidé ?',
  },
}
