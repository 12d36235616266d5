/** Harassment, stalking and intimate pictures: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const HARASSMENT_ES: Words = {
  'gb.harass.right-order': {
    says: 'Acosar a alguien dos días o más es delito, y acechar también. Un tribunal puede además prohibirlo y darle dinero.',
  },
  'gb.harass.scotland': {
    says: 'Puede pedir al tribunal una orden (non-harassment order). Romperla es delito. Guarde cada mensaje y avise a la policía.',
  },
  'gb.harass.images': {
    says: 'Compartir una imagen íntima sin su sí, o amenazar con ello, es delito. Guarde los mensajes y avise a la policía.',
  },
  'gb.harass.answer': {
    says: 'Guarde cada mensaje y apunte cada visita. Denúncielo a la policía como acoso. Un tribunal puede prohibirlo. En peligro, llame al 999.',
  },
}
