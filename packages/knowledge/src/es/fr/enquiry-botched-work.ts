/** The French words of the rows in ../enquiry-botched-work.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BOTCHED_WORK_FR: Words = {
  'es.ask.botched-work': {
    says: 'Écrivez à l’entreprise par burofax avec des photos et laissez un délai juste pour réparer. En attendant, vous pouvez retenir une part du prix à la mesure du défaut. Si rien ne se passe, demandez le coût d’une autre entreprise ou mettez fin au contrat. Vous avez cinq ans. Pour les défauts d’un bâtiment : un, trois et dix ans.',
  },
}
