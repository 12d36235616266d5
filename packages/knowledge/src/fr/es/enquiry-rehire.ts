/** Questions about a firm that hires again after an economic dismissal: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_REHIRE_ES: Words = {
  'fr.ask-work.rehire': {
    says: 'Contratar enseguida para su puesto muestra que el motivo económico puede ser falso. Guarde el anuncio con fecha. Durante un año tiene prioridad para un empleo adecuado, si lo pide: escríbalo ya por carta certificada. Si la empresa le salta, casi siempre debe al menos un mes de sueldo. Contra el despido tiene doce meses ante el tribunal laboral.',
  },
}
