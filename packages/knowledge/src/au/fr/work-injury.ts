/** The French words of the rows in ../work-injury.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const WORK_INJURY_FR: Words = {
  'au.named.work-injury-nsw': {
    says: 'En Nouvelle-Galles du Sud cet avis doit donner les raisons et les papiers utilisés. Vous pouvez demander un réexamen à l’assureur ou aller à la Personal Injury Commission. L’Independent Review Office (IRO) peut payer un avocat.',
  },
  'au.named.work-injury': {
    says: 'Un accident du travail a sa propre loi et son propre réexamen, pas ceux des autres assurances. Le délai est court, souvent un à trois mois. Un syndicat, un centre juridique ou un avocat sans avance de frais peut aider.',
  },
}
