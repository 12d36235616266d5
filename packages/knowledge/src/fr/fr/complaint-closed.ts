/** The French words of the rows in ../complaint-closed.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COMPLAINT_CLOSED_FR: Words = {
  'fr.closed.want': {
    says: 'Le procureur classe votre plainte sans procès et doit dire pourquoi. Le dossier peut être rouvert.',
  },
  'fr.closed.right-general': {
    says: 'Vous pouvez demander au procureur général de revoir la décision, par lettre et sans frais : faits nouveaux, pièces, témoins.',
  },
  'fr.closed.right-party': {
    says: 'Vous pouvez saisir un juge vous-même, par une plainte avec constitution de partie civile (juge d’instruction). Si vous savez qui l’a fait, une citation directe suffit. Une somme est en général à consigner, aucune avec l’aide juridictionnelle.',
  },
  'fr.closed.right-help': {
    says: 'Pour un dommage grave, un fonds (CIVI) peut payer même sans coupable, en général en trois ans. Le 116 006 et France Victimes sont gratuits.',
  },
  'fr.closed.step': {
    says: 'Demandez au parquet une copie du dossier et notez ce qui n’a pas été vérifié. Choisissez ensuite la voie avec un avocat ou France Victimes.',
  },
}
