/** Questions about how lenders and collectors may call and visit: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COLLECTORS_ES: Words = {
  'jp.ask.collector-calls': {
    says: 'No pueden sin buena razón. El prestamista o cobrador no puede llamar ni venir de 21 a 8 h, ir a su trabajo, quedarse si le pide irse, ni contarlo a familia o jefe. Anote cada vez. Escriba cómo pueden contactarle. Si siguen, avise a la asociación (日本貸金業協会) o a la policía. Cuando escribe un abogado o 司法書士 deben parar. 法テラス ayuda.',
  },
}
