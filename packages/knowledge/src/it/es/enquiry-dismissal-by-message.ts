/** The Spanish words of the rows in ../enquiry-dismissal-by-message.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_BY_MESSAGE_ES: Words = {
  'it.ask.dismissed-orally': {
    says: 'Un despido debe ser por escrito; de palabra no tiene efecto. Escriba ya que sigue dispuesto a trabajar. Luego vaya a un sindicato.',
  },
  'it.ask.dismissed-message': {
    says: 'El despido debe ser por escrito, con los motivos. Algunos jueces aceptan un WhatsApp como escrito: no espere. Impúgnelo por carta certificada o PEC en 60 días y demande después en 180 días.',
  },
  'it.ask.trial-period': {
    says: 'En la prueba los dos pueden terminar sin motivo. Debe firmarse antes de empezar y nombrar sus tareas. Si no, es un despido normal y tiene 60 días.',
    dependsOn: 'lo que firmó, y cuándo',
  },
}
