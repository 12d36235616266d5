/** The French words of the rows in ../licence-points.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LICENCE_POINTS_FR: Words = {
  'fr.points.want': {
    says: 'On dit que vous n’avez plus de points. Votre permis n’est plus valable et vous devez le rendre.',
  },
  'fr.points.warn': {
    says: 'Ne conduisez plus. Conduire avec un permis invalidé est un délit.',
  },
  'fr.points.deadline': {
    says: 'Vous avez deux mois pour saisir le tribunal administratif. Un recours au ministre dans ce délai le préserve.',
    action: 'Contester la décision 48 SI',
    consequence: 'La perte du permis devient définitive.',
  },
  'fr.points.right-told': {
    says: 'À chaque infraction, on doit vous avertir de la perte de points. Sans preuve, le juge rend ces points.',
  },
  'fr.points.right-back': {
    says: 'Un point perdu revient après six mois sans infraction. Tous reviennent après deux ou trois ans. Un stage en rend quatre, une fois par an.',
  },
  'fr.points.step': {
    says: 'Demandez votre relevé intégral en ligne ou à la préfecture. Un avocat verra quel point peut être récupéré.',
  },
  'fr.points.option': {
    says: 'Saisissez le tribunal administratif, avec une demande urgente si le permis est vital pour l’emploi.',
    title: 'Contester la décision',
    cost: 'Un avocat aide. L’aide juridictionnelle est possible.',
    time: 'Deux mois.',
    risk: 'Aucun.',
    bestFor: 'On ne vous a jamais averti.',
  },
}
