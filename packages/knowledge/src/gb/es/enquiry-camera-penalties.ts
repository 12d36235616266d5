/** Questions about penalties by camera: bus lanes, banned turns, and a speeding notice for a car of the firm: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CAMERA_PENALTIES_ES: Words = {
  'gb.ask-parking.bus-lane': {
    says: 'Puede oponerse por escrito ante el council en 28 días, con fotos de las señales y líneas de su camino. Unas señales oscuras, tapadas o poco claras son un buen motivo. Quien paga pronto paga la mitad: 14 días en Londres, casi siempre 21 en otras partes, como diga el aviso. Pero pagar cierra el caso. Si el council dice que no, recurra gratis al tribunal en 28 días: solo arriesga la rebaja. Si hubo más multas antes de que llegara la primera carta, pida que las anule.',
  },
  'gb.ask-speed.lease-car': {
    says: 'Los 14 días solo valen para el primer aviso, al titular registrado (registered keeper). En un coche de leasing o de empresa suele ser la empresa de leasing. Pregúntele qué día le llegó su aviso. Si fue en los 14 días tras la infracción, el suyo puede llegar más tarde. En todo caso devuelva su formulario en 28 días y diga quién conducía: no contestar es otro delito, con seis puntos. Si el primer aviso llegó tarde, pida consejo antes de aceptar una multa o un curso.',
  },
}
