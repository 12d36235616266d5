/** The French words of the rows in ../modernisation-notice.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const MODERNISATION_NOTICE_FR: Words = {
  'de.works.want': {
    says: 'Votre bailleur prévoit des travaux et vous devez les accepter.',
  },
  'de.works.reality': {
    says: 'Le loyer n’augmente pas maintenant. Il faut une autre lettre après les travaux, et il y a un plafond.',
  },
  'de.works.deadline': {
    says: 'Jusqu’à la fin du mois suivant la réception, vous pouvez invoquer la dureté ou résilier. Le jour indiqué est le plus sûr.',
    action: 'Dire la dureté par écrit : travaux, maladie, argent',
    consequence: 'La dureté n’est en général plus prise en compte.',
  },
  'de.works.right-three-months': {
    says: 'L’annonce doit venir trois mois avant, avec nature, début, durée et hausse prévue.',
  },
  'de.works.right-leave': {
    says: 'Vous pouvez résilier : avant la fin du mois prochain, pour la fin du mois suivant.',
  },
  'de.works.right-reduce': {
    says: 'Bruit et saleté baissent le loyer. Pour les travaux d’énergie, pas les trois premiers mois. Vos frais sont remboursés.',
  },
  'de.works.step': {
    says: 'Écrivez à temps si travaux, maladie ou nouveau loyer sont trop lourds. Joignez des preuves.',
  },
  'de.works.option': {
    says: 'Invoquez la dureté par écrit. Une association de locataires aide.',
    title: 'Invoquer la dureté',
    cost: 'Gratuit.',
    time: 'Avant la fin du mois prochain.',
    risk: 'Aucun.',
    bestFor: 'Faibles revenus, âge ou maladie.',
  },
}
