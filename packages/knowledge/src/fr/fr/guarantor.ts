/** The French words of the rows in ../guarantor.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const GUARANTOR_FR: Words = {
  'fr.guarantor.right-papers': {
    says: 'Un cautionnement de loyer est nul si vous n’avez pas signé à quoi vous vous engagiez, ou reçu copie du bail. Demandez ces deux papiers avant de payer.',
  },
  'fr.guarantor.right-told': {
    says: 'Un professionnel doit vous avertir vite du premier impayé. Sinon vous ne devez pas les intérêts et pénalités d’avant son avertissement.',
  },
  'fr.guarantor.right-end': {
    says: 'Un cautionnement sans date de fin peut être résilié par lettre recommandée. Vous restez tenu jusqu’à la fin du bail alors en cours.',
  },
}
