/** The French words of the rows in ../school-discipline.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SCHOOL_DISCIPLINE_FR: Words = {
  'fr.school.want': {
    says: 'L’établissement convoque votre enfant au conseil de discipline, ou vous dit la décision.',
  },
  'fr.school.reality': {
    says: 'Vous et votre enfant pouvez parler, être défendus et faire entendre des témoins. Le pire est l’exclusion définitive.',
  },
  'fr.school.right-file': {
    says: 'La convocation arrive au moins cinq jours avant. Vous pouvez lire le dossier sur place.',
  },
  'fr.school.right-list': {
    says: 'Seules les sanctions de la liste sont permises, de l’avertissement à l’exclusion définitive. Le conseil doit motiver, et un sursis est possible.',
  },
  'fr.school.right-appeal': {
    says: 'Contre la décision, écrivez au recteur dans les huit jours. Cela ne suspend pas la sanction. Le tribunal vient après.',
  },
  'fr.school.right-place': {
    says: 'Jusqu’à seize ans, l’instruction est obligatoire. Le recteur doit trouver une nouvelle affectation.',
  },
  'fr.school.step': {
    says: 'Demandez le dossier cette semaine. Écrivez les faits, avec les témoins. Venez au conseil avec votre enfant.',
  },
  'fr.school.option': {
    says: 'Demandez à une association de parents (FCPE, PEEP) de venir.',
    title: 'Se faire aider',
    cost: 'Gratuit.',
    time: 'Cette semaine.',
    risk: 'Aucun.',
    bestFor: 'La date est proche.',
  },
}
