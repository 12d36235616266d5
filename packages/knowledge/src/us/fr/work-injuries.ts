/** The French words of the rows in ../work-injuries.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const WORK_INJURIES_FR: Words = {
  ...stateWords('work-injury', {
    AZ: 'faites votre demande pour un accident du travail dans l’année. Vous avez 90 jours pour protester contre un avis de l’assureur',
    CA: 'dites-le à votre employeur dans les 30 jours et demandez le formulaire. Vous avez le plus souvent un an pour aller à l’appeals board',
    FL: 'dites-le à votre employeur dans les 30 jours. Vous avez le plus souvent deux ans pour demander des prestations',
    GA: 'dites-le à votre employeur dans les 30 jours. Vous avez le plus souvent un an pour déposer une demande',
    IL: 'dites-le à votre employeur dans les 45 jours. Vous avez le plus souvent trois ans pour déposer',
    MA: 'dites-le à votre employeur dès que vous pouvez. Vous avez le plus souvent quatre ans pour demander',
    MI: 'dites-le à votre employeur dans les 90 jours. Vous avez le plus souvent deux ans pour demander',
    NJ: 'dites-le vite à votre employeur, dans les 90 jours au plus. Vous avez le plus souvent deux ans pour demander',
    'NY NC VA':
      'dites-le par écrit à votre employeur dans les 30 jours. Vous avez le plus souvent deux ans pour demander',
    OH: 'vous avez le plus souvent un an pour demander après un accident du travail, et 14 jours pour faire appel d’un ordre',
    PA: 'dites-le à votre employeur dans les 21 jours pour la paie entière, et dans les 120 jours au plus. Vous avez le plus souvent trois ans pour demander',
    TX: 'dites-le à votre employeur dans les 30 jours. Vous avez le plus souvent un an pour demander. Certaines entreprises du Texas n’ont pas d’assurance',
    WA: 'vous avez le plus souvent un an pour demander après un accident du travail, et 60 jours pour protester contre un ordre',
  }),
  'us.life.want-injured': {
    says: 'L’assureur de votre employeur décide de la paie et des médecins après un accident du travail.',
  },
  'us.life.step-injured': {
    says: 'Demandez une audience au bureau de l’État (state board) dans son délai. Beaucoup d’avocats de travailleurs prennent une part seulement si vous gagnez.',
  },
  'us.life.option-injured': {
    says: 'Contestez le refus devant le bureau de l’État (state board) avec le rapport de votre médecin.',
    title: 'Demander une audience au bureau (board)',
    cost: 'Le plus souvent gratuit',
    time: 'Des semaines à un an',
    risk: 'Aucun.',
    bestFor: 'Le travail a causé ou aggravé la blessure.',
  },
}
