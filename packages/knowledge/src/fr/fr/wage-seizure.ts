/** The seizure of pay (saisie des rémunérations): the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const WAGE_SEIZURE_WORDS: Words = {
  'fr.officer.want-wage': {
    says: 'On veut prendre une part de votre salaire chaque mois (saisie des rémunérations).',
  },
  'fr.officer.not-yet-wage': {
    says: 'Ils ne peuvent rien prendre sur le salaire avant un mois après le commandement.',
  },
  'fr.officer.deadline-wage': {
    says: 'Vous avez un mois après le commandement pour contester, payer ou trouver un accord. Une contestation à temps bloque la saisie.',
    action: 'Contester la saisie sur salaire, ou trouver un accord',
    consequence: 'Après, l’employeur doit verser une part du salaire.',
  },
  'fr.officer.right-pay': {
    says: 'Seule une part du salaire peut être prise, selon un barème. Vous gardez toujours au moins le montant du RSA.',
  },
  'fr.officer.change-wages': {
    says: 'Depuis le 1er juillet 2025, le commissaire de justice saisit le salaire sans juge avant. Vous pouvez toujours saisir le juge.',
    was: 'Un juge devait d’abord l’autoriser.',
    is: 'Le commissaire de justice agit avec le titre, et vous avez un mois pour contester.',
  },
}
