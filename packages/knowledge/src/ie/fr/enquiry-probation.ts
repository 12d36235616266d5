/** Questions on pay in probation, and on how long it may last: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PROBATION_FR: Words = {
  'ie.ask.probation-pay': {
    says: 'L’essai ne baisse pas le salaire. Vous devez avoir le minimum dès le premier jour : €14,15 l’heure en 2026 à partir de 20 ans. Les plus jeunes en ont une part : 90 % à 19 ans, 80 % à 18, 70 % en dessous. Les taux pour stagiaires ont pris fin en mars 2019. Au-dessus, le contrat peut prévoir moins jusqu’à la fin de l’essai. Payé trop peu ? Demandez par écrit, puis saisissez la WRC gratuitement dans les six mois.',
  },
  'ie.ask.probation-extended': {
    says: 'Depuis le 16 décembre 2022, l’essai dure six mois au plus, douze pour les agents publics. Jusqu’à douze mois, c’est une exception qui doit être dans votre intérêt. Les congés de maladie, maternité ou parentaux peuvent s’ajouter. Demandez la raison par écrit et dites que la limite est de six mois. Puis saisissez la WRC, gratuitement, dans les six mois. Pour le renvoi injuste comptent 12 mois de travail, pas la fin de l’essai.',
  },
}
