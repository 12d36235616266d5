/** A summons about means: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBTOR_SUMMONS_ES: Words = {
  'ie.means.wants': {
    says: 'Un juez dictó sentencia por esta deuda. Ahora pregunta qué gana y qué tiene, y puede ordenar plazos.',
  },
  'ie.means.right-afford': {
    says: 'El juez mira sus medios antes de ordenar plazos. Envíe la declaración (statement of means) una semana antes de la vista, y acuda.',
  },
  'ie.means.right-vary': {
    says: 'Si su dinero cambia después, puede pedir al District Court que baje los plazos.',
  },
  'ie.means.right-no-jail': {
    says: 'Nadie va a la cárcel por no tener dinero. Un juez debe estar seguro de que podía pagar y no quiso, y usted puede tener abogado gratuito.',
  },
}
