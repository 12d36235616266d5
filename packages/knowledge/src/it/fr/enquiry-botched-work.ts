/** The French words of the rows in ../enquiry-botched-work.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BOTCHED_WORK_FR: Words = {
  'it.ask.botched-work': {
    says: 'Écrivez à l’entreprise maintenant : dans les 60 jours après la découverte du défaut, huit pour un artisan seul. Demandez la réparation ou un prix plus bas. En attendant, vous pouvez retenir une part du prix à la mesure du défaut. C’est trop tard deux ans après la fin des travaux, un an pour l’artisan.',
  },
}
