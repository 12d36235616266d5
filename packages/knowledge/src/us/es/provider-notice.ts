/** The Spanish words of the rows in ../provider-notice.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PROVIDER_NOTICE_ES: Words = {
  'us.copyright.right-provider': {
    says: 'Su proveedor de internet debe tener una regla para cerrar cuentas por infracciones repetidas. Por lo general solo da su nombre tras una orden judicial.',
  },
  'us.copyright.option-lawyer-first': {
    title: 'Pregunte a un abogado antes de responder',
    cost: 'Algunas clínicas legales son gratis',
    time: 'Antes de la fecha del aviso',
    risk: 'Todavía puede llegar una demanda.',
    bestFor: 'Su proveedor de internet le pasó este aviso.',
    says: 'Un abogado puede decir si le conviene responder, y puede escribir sin dar su nombre.',
  },
}
