/** Questions about having to leave without a lease in Washington DC: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEASE_OVER_IN_DC_ES: Words = {
  'us.fact.dc-no-lease': {
    says: 'En Washington DC quien paga la renta puede quedarse al acabar el contrato, mes a mes. El dueño necesita una causa de la ley: una falta con 30 días para corregirla, o mudarse él con 90 días de aviso. Luego debe ganar en la corte. Cambiar la cerradura es ilegal. Siga pagando, no se vaya por una carta y llame a legal aid.',
  },
}
