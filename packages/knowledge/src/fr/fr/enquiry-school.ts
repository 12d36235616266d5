/** The French words of the rows in ../enquiry-school.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SCHOOL_WORDS: Words = {
  'fr.ask-family.school-bullying': {
    says: 'Le harcèlement scolaire est un délit, aussi en ligne. Notez chaque fait et gardez des captures d’écran. Écrivez au chef d’établissement et demandez ce qui sera fait, et quand. Appelez le 3018, c’est gratuit. Si l’école ne fait rien, écrivez au rectorat (DASEN). Vous pouvez porter plainte.',
  },
}
