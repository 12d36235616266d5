/** The Spanish words of the rows in ../enquiry-small-claims.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SMALL_CLAIMS_ES: Words = {
  'us.ask-consumer.small-claims-sued': {
    says: 'Busque en el papel el día y la corte. En muchos estados no hace falta una contestación escrita, pero pierde si no va. En algunos, como Texas, debe contestar en pocos días.',
  },
  'us.ask-consumer.small-claims': {
    says: 'Envíe primero un reclamo por escrito. Después presente el caso en la corte de reclamos menores (small claims court) donde vive o trabaja la otra parte. Cada estado tiene su suma máxima, y no necesita abogado.',
  },
}
