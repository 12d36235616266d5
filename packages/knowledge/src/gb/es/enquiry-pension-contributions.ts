/** Questions about pension money that an employer did not pay in: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PENSION_CONTRIBUTIONS_ES: Words = {
  'gb.ask-work.pension-unpaid': {
    says: 'Compare sus nóminas con el extracto de la pensión. Lo que se quita de la paga debe estar allí casi siempre antes del día 22 del mes siguiente. Pida las fechas por escrito al empleador. Avise a la entidad y denúncielo a The Pensions Regulator. El Pensions Ombudsman puede ordenar al empleador que pague. Es gratis, y casi siempre tiene tres años.',
  },
}
