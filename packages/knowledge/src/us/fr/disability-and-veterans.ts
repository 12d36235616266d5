/** The French words of the rows in ../disability-and-veterans.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DISABILITY_AND_VETERANS_FR: Words = {
  'us.public.right-disability': {
    says: 'Vous avez 60 jours pour faire appel d’un refus pour handicap. Ils regardent votre travail, la gravité de votre maladie et les emplois que vous pourriez encore faire.',
  },
  'us.public.reality-disability': {
    says: 'Un premier non est fréquent. Beaucoup de gens gagnent plus tard, surtout à l’audience devant un juge.',
  },
  'us.public.step-disability': {
    says: 'Faites appel sur ssa.gov et envoyez des papiers plus récents de vos médecins. Dites ce que vous ne pouvez plus faire dans une journée normale.',
  },
  'us.public.option-disability': {
    says: 'Demandez un réexamen, puis une audience devant un juge.',
    title: 'Faire appel de la décision',
    cost: 'Gratuit. Un avocat est payé seulement si vous gagnez',
    time: '60 jours pour demander ; la réponse prend des mois',
    risk: 'Aucun.',
    bestFor: 'Vous ne pouvez pas faire un travail régulier.',
  },
  'us.public.right-veteran': {
    says: 'Vous avez un an pour contester une décision du VA. Choisissez de nouvelles preuves (supplemental claim), un examen à un niveau plus haut (higher-level review), ou le Board.',
  },
  'us.public.step-veteran': {
    says: 'Une organisation d’aide aux vétérans aide gratuitement. Demandez-lui avant de choisir.',
  },
}
