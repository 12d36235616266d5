/** Questions about an order to work in another place: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRANSFER_ES: Words = {
  'jp.ask.transfer': {
    says: 'Si el contrato limita lugar o puesto, puede negarse. Si no, la empresa casi siempre puede trasladarle si las normas lo dicen. Es abuso, y nulo, sin necesidad real, con mal motivo o con dureza fuera de lo normal. Debe tener en cuenta el cuidado de padres o hijos. No falte: opóngase por escrito con pruebas, proponga otra cosa y consulte antes a la oficina laboral o abogado.',
    dependsOn: 'su contrato y lo duro del traslado',
  },
}
