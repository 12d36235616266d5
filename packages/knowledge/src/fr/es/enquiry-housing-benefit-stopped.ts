/** Questions about housing benefit that stopped: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOUSING_BENEFIT_STOPPED_ES: Words = {
  'fr.ask-debt.housing-benefit-stopped': {
    says: 'Pida a la CAF el motivo por escrito. Si el propietario avisó de un impago que sí pagó, envíe ya recibos o extractos. Con retraso real, la ayuda sigue casi siempre si acuerda un plan y lo cumple. Para impugnar, escriba a la comisión de recursos (CRA) de la CAF en dos meses. Luego, el tribunal administrativo.',
  },
}
