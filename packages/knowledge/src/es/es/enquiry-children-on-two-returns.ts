/** Questions about children whom both parents put on their tax return: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHILDREN_ON_TWO_RETURNS_ES: Words = {
  'es.ask.children-on-two-returns': {
    says: 'Con la custodia exclusiva, el mínimo por los hijos es todo suyo si el otro progenitor paga alimentos fijados por un juez: él tiene otra ventaja. Con custodia compartida, la mitad cada uno. Una propuesta aún no es una deuda: no la pague todavía. Conteste en diez días hábiles con la sentencia, el libro de familia y el padrón. Si llega la liquidación, tiene un mes para recurrir y puede pedir plazos. El embargo solo viene después.',
  },
}
