/** The law on goods bought on credit and on credit that is refused, where a letter names them: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const CREDIT_TERMS_ES: Words = {
  'jp.credit.right-stop-paying': {
    says: 'Si lo comprado a crédito no llegó o está mal, puede dejar de pagar también a la financiera (支払停止の抗弁). Avísele por escrito.',
  },
  'jp.credit.right-twenty-days': {
    says: 'La financiera solo puede pedir todo el resto tras un aviso escrito con al menos 20 días.',
  },
  'jp.credit.right-long-service': {
    says: '¿Pagado con crédito? Si deja el curso o cierra el local, escriba a la empresa de crédito que deja de pagar el resto (支払停止の抗弁).',
  },
  'jp.credit.right-file': {
    says: 'Puede ver su historial de crédito en CIC, JICC y el centro de bancos (全国銀行個人信用情報センター) por poco dinero. Si está mal, deben corregirlo.',
  },
  'jp.credit.refused-reality': {
    says: 'Una empresa puede negar el crédito sin decir por qué. No debe nada. Los retrasos viejos suelen salir del historial tras cinco años.',
  },
}
