/** The French words of the rows in ../overdebt-commission.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const OVERDEBT_COMMISSION_FR: Words = {
  'fr.commission.want': {
    says: 'La commission de surendettement vous dit ce qu’elle a décidé sur votre dossier.',
  },
  'fr.commission.deadline-refused': {
    says: 'Si votre dossier est irrecevable, vous avez 15 jours dès la lettre pour contester.',
    action: 'Contester au secrétariat de la commission',
    consequence: 'Le refus devient définitif. Vous pourrez redéposer si la situation change.',
  },
  'fr.commission.deadline-imposed': {
    says: 'Vous avez 30 jours dès la lettre pour contester les mesures devant le juge.',
    action: 'Contester les mesures si elles sont intenables',
    consequence: 'Les mesures s’imposent à vous et aux créanciers.',
  },
  'fr.commission.right-stop': {
    says: 'Dès que le dossier est recevable, les saisies s’arrêtent jusqu’à deux ans et vous ne payez plus les anciennes dettes. Payez loyer, nourriture et nouvelles factures.',
  },
  'fr.commission.right-budget': {
    says: 'On doit vous laisser de quoi vivre. Dites-le si le loyer ou la santé manquent au calcul.',
  },
  'fr.commission.step': {
    says: 'Vérifiez chaque dette et votre budget. Écrivez ce qui est faux, avec preuves, en recommandé à la commission.',
  },
  'fr.commission.option': {
    says: 'Contestez à temps. Un juge revoit tout le dossier.',
    title: 'Contester devant le juge',
    cost: 'Gratuit.',
    time: '15 ou 30 jours : voir la lettre.',
    risk: 'Le juge peut changer d’autres points.',
    bestFor: 'Les sommes ou le budget sont faux.',
  },
}
