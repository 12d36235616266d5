/** Questions about violence and control by a partner: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SAFETY_AT_HOME_ES: Words = {
  'gb.ask-family.violence': {
    says: 'En peligro, llame al 999; si no puede hablar, pulse 55 en el móvil. Un juez puede ordenar que le deje en paz o que no entre en la casa, el mismo día si hace falta. Pedirlo es gratis. Ayuda gratis día y noche: 0808 2000 247, en Gales 0808 80 10 800.',
  },
  'gb.ask-family.violence-scotland': {
    says: 'En peligro, llame al 999; si no puede hablar, pulse 55 en el móvil. Una sheriff court puede ordenar que la persona no se acerque (interdict) o salga de la casa (exclusion order). La ayuda legal puede pagar. Ayuda gratis día y noche: 0800 027 1234.',
  },
  'gb.ask-family.violence-ni': {
    says: 'En peligro, llame al 999; si no puede hablar, pulse 55 en el móvil. Un juez puede ordenar que le deje en paz (non-molestation) o que salga de la casa (occupation order), el mismo día si hace falta. Ayuda gratis día y noche: 0808 802 1414.',
  },
  'gb.ask-immigration.partner-abuse': {
    says: 'En peligro, llame al 999. Su pareja no puede devolverle a su país; solo decide el Home Office. Si el matrimonio acabó por maltrato, puede pedir quedarse para siempre, y antes tres meses con acceso a ayudas. Hable antes con un abogado. Ayuda gratis día y noche: 0808 2000 247.',
  },
}
