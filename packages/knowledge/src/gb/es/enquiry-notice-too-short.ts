/** Questions about a landlord’s notice that is too short or in the wrong form: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NOTICE_TOO_SHORT_ES: Words = {
  'gb.ask-housing.landlord-sells': {
    says: 'No. Un mensaje o correo no es un aviso válido, y la section 21 acabó el 1 de mayo de 2026, también para contratos anteriores. Para vender o meter a su familia, el casero privado debe usar el formulario section 8 y dar cuatro meses. No puede acabar en el primer año. Después solo un juez puede echarle. Quédese, siga pagando y llame a Shelter: 0808 800 4444.',
  },
  'gb.ask-housing.arrears-two-months': {
    says: 'No. Desde el 1 de mayo de 2026 el juez solo debe desahuciar si se deben tres meses, el día del aviso y en la vista. No cuenta la renta que falta solo porque Universal Credit aún no la ha pagado. El plazo es de cuatro semanas, no dos. Quédese, pague lo que pueda y enseñe su diario de UC. Shelter: 0808 800 4444.',
  },
  'gb.ask-housing.wales-173': {
    says: 'No. En la mayoría de contratos de Gales un aviso section 173 debe dar al menos seis meses, y no en los primeros seis. Dos meses valen solo para pocos contratos especiales. También cuentan los fallos: documento escrito tardío, fianza sin proteger, papeles de seguridad. Solo un juez puede echarle. Shelter Cymru: 08000 495 495.',
  },
  'gb.ask-housing.lodger-told-to-go': {
    says: 'Como inquilino de habitación que comparte casa con el dueño, pueden echarle sin juez. La nueva ley de inquilinos no le cubre. Pero el aviso debe ser justo, casi siempre el tiempo que paga: un mes si paga por meses. Pídalo por escrito. La fuerza es delito: 101, o 999 en peligro. Acuda hoy al servicio de personas sin hogar del ayuntamiento.',
  },
}
