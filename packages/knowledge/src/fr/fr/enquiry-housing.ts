/** Questions about a rented home in general: first steps, repairs and visits. `asks` holds the words people type, in French and in English: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOUSING_WORDS: Words = {
  'fr.ask-home.step-papers': {
    says: 'Retrouvez votre bail et sa date : vide ou meublé, début, fin, dépôt.',
  },
  'fr.ask-home.step-adil': {
    says: 'Demandez un conseil gratuit à votre ADIL avant de répondre au bailleur.',
  },
  'fr.ask-home.step-written': { says: 'Écrivez au bailleur par recommandé et gardez une copie.' },
  'fr.ask-home.right-judge': { says: 'Seul un juge peut mettre fin à votre droit de rester.' },
  'fr.ask-home.right-decent': { says: 'Vous avez droit à un logement décent et sûr.' },
  'fr.ask-home.right-receipt': { says: 'Vous avez droit à une quittance gratuite sur demande.' },
  'fr.ask-home.option-adil': {
    title: 'Demander à votre ADIL',
    says: 'Un juriste de l’ADIL vous répond gratuitement.',
    cost: 'Rien.',
    time: 'Un appel.',
    risk: 'Aucun.',
    bestFor: 'Toute question sur un bail.',
  },
  'fr.ask-home.option-conciliator': {
    title: 'Voir un conciliateur gratuit',
    says: 'Un conciliateur de justice vous réunit avec le bailleur.',
    cost: 'Rien.',
    time: 'Quelques semaines.',
    risk: 'Aucun.',
    bestFor: 'Vous voulez garder le logement et finir le litige.',
  },
  'fr.ask-home.know-winter': {
    says: 'Du 1er novembre au 31 mars, la plupart des locataires ne peuvent pas être expulsés.',
    learnMore: 'Le loyer reste dû.',
  },
  'fr.ask-home.warn-rent': {
    says: 'Continuez à payer le loyer, même en cas de litige. L’arrêter peut vous coûter le logement.',
  },
  'fr.ask-home.right-no-force': {
    says: 'Un bailleur ne peut pas vous forcer à partir ni changer les serrures. C’est un délit.',
  },
  'fr.ask-home.repairs': {
    says: 'Écrivez par recommandé et demandez la réparation. Ne cessez pas le loyer. Sans réponse, voyez le conciliateur ou le juge, et la mairie.',
  },
  'fr.ask-home.landlord-enter': {
    says: 'Le bailleur ne peut pas entrer sans votre accord, même avec une clé. Pour des visites, au plus deux heures les jours ouvrables.',
  },
}
