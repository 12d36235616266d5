/** Questions about leaving a violent husband or wife with a permit that hangs on the marriage: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_VIOLENCE_AND_PERMIT_ES: Words = {
  'ch.ask.violence-and-permit': {
    says: 'En peligro llame al 117. No tiene que quedarse por el permiso: quien deja un matrimonio por violencia puede conservar el derecho a vivir aquí, también antes de tres años. Reúna pruebas: médico, fotos, policía, casa de acogida, cartas de la ayuda a víctimas (Opferhilfe). Llame primero allí (opferhilfe-schweiz.ch): gratis y secreto, con lugar seguro y abogado. A migración solo con consejo.',
  },
}
