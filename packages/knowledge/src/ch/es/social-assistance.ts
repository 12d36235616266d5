/** Letters that cut, stop or refuse social assistance: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const SOCIAL_ASSISTANCE_ES: Words = {
  'ch.social-help.want': {
    says: 'Una oficina recorta, detiene o niega su ayuda social.',
  },
  'ch.social-help.right': {
    says: 'Debe oírle, decidir por escrito y dar sus motivos. La carta dice el plazo de recurso, casi siempre 30 días, en algunos cantones menos. La ayuda en la necesidad es un derecho de la Constitución.',
  },
  'ch.social-help.step': {
    says: 'Recurra por escrito antes de ese día. Pida su expediente y que el recorte espere. Si ahora no tiene dinero, dígalo y pida ayuda enseguida.',
  },
}
