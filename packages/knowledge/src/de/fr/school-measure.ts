/** The French words of the rows in ../school-measure.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SCHOOL_MEASURE_FR: Words = {
  'de.school.want': {
    says: 'L’école punit votre enfant (Ordnungsmaßnahme) : quelques jours sans cours, une autre classe, ou plus.',
  },
  'de.school.reality': {
    says: 'C’est une décision officielle, vous pouvez donc la contester. Dans beaucoup de Länder, elle vaut pourtant tout de suite : alors seul un tribunal, ou l’école, peut l’arrêter.',
  },
  'de.school.right-heard': {
    says: 'Ils doivent d’abord entendre votre enfant et, dans les cas graves, vous. La mesure doit répondre aux faits, et des moyens plus doux passent avant.',
  },
  'de.school.right-nrw': {
    says: 'En Rhénanie-du-Nord-Westphalie, la direction peut exclure deux semaines au plus, après avoir entendu chacun. Une opposition n’arrête rien.',
  },
  'de.school.right-object': {
    says: 'Vous avez un mois pour l’opposition (Widerspruch), ou pour aller au tribunal administratif là où elle n’existe pas.',
  },
  'de.school.right-urgent': {
    says: 'L’exclusion commence bientôt ? Demandez au tribunal administratif un arrêt rapide (Eilantrag). Sans avocat.',
  },
  'de.school.step': {
    says: 'Demandez le procès-verbal et ce que d’autres ont dit. Notez aujourd’hui la version de votre enfant et remettez-la par écrit.',
  },
}
