/** Questions about a contract that a child has made: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHILDS_CONTRACT_ES: Words = {
  'nl.ask.childs-contract': {
    says: 'No, casi nunca. Un menor de 18 necesita el sí de un padre para tal contrato. Sin él puede anularlo: escriba a la empresa que lo anula como padre o madre, con la edad, y pida el dinero. Distinto con cosas pequeñas usuales a esa edad. ¿Se usó su tarjeta o móvil? Use también el formulario de Google, Apple o la operadora y bloquee. Dispute todo cobro.',
  },
}
