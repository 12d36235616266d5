/** Trajet sans billet et papiers pour se marier : les lignes de l’Allemagne en français. */
import type { Words } from '@plainletter/contracts/rule'

export const NAMED_LAW_FR: Words = {
  'de.fare.right-sixty': {
    says: 'Pour un trajet sans billet en ville, on peut demander 60 € au plus. Des frais de rappel ne viennent qu’en cas de retard.',
  },
  'de.fare.right-seven': {
    says: 'Si vous aviez un abonnement valable à votre nom, montrez-le dans la semaine. C’est alors 7 € au plus.',
  },
  'de.fare.right-no-fault': {
    says: 'Vous ne devez rien de plus si vous n’avez pas pu avoir de billet sans faute de votre part, par exemple automate en panne.',
  },
  'de.fare.step-prove': {
    says: 'Notez le jour, la ligne et l’arrêt. Envoyez le billet ou une photo de l’automate en panne.',
  },
  'de.ask.marriage-papers': {
    says: 'Demandez le papier nommé à l’état civil de votre pays, avec apostille et traduction. Demandez plus de temps à l’état civil d’ici si besoin. Sans certificat de capacité à mariage (Ehefähigkeitszeugnis), la cour régionale supérieure peut vous en dispenser.',
  },
  'de.ask.apostille': {
    says: 'Une apostille est un tampon qui montre qu’un papier est vrai. C’est le pays d’où il vient qui la donne.',
  },
  'de.mortgage.right-notice': {
    says: 'La banque ne peut mettre fin à un prêt immobilier que si deux mensualités de suite et 2,5 % du prêt sont impayés. Un délai de deux semaines doit venir avant.',
  },
  'de.mortgage.right-stay': {
    says: 'Vous pouvez demander au tribunal d’arrêter la vente forcée jusqu’à six mois. Faites-le dans les deux semaines après son avis.',
  },
  'de.mortgage.right-half': {
    says: 'À la première date, la maison ne peut partir pour moins de la moitié de sa valeur.',
  },
}
