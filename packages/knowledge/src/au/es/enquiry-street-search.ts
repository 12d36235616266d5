/** The Spanish words of the rows in ../enquiry-street-search.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_STREET_SEARCH_ES: Words = {
  'au.named.ask-street-search': {
    dependsOn: 'qué sospechaban',
    says: 'Sin orden o su permiso, la policía casi siempre necesita una sospecha razonable de drogas, un arma o cosas robadas. Estar en una estación o parecer nervioso no basta. Pregunte el motivo, el nombre y la comisaría: casi siempre deben decirlo. Un registro sin ropa tiene límites estrictos. No se resista; diga que no está de acuerdo. Presente una queja y hable con un abogado.',
  },
}
