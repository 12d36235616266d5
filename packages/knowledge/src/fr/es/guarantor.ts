/** The Spanish words of the rows in ../guarantor.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const GUARANTOR_ES: Words = {
  'fr.guarantor.right-papers': {
    says: 'Un aval del alquiler es nulo si no firmó a qué se comprometía o no recibió copia del contrato. Pida los dos papeles antes de pagar.',
  },
  'fr.guarantor.right-told': {
    says: 'Una empresa debe avisarle pronto del primer impago. Si no, usted no debe los intereses y recargos anteriores al aviso.',
  },
  'fr.guarantor.right-end': {
    says: 'Un aval sin fecha final se puede terminar por carta certificada. Queda obligado hasta el fin del contrato que corre entonces.',
  },
}
