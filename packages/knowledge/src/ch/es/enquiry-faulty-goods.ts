/** Questions about the guarantee, and about used cars: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAULTY_GOODS_ES: Words = {
  'ch.ask.step-buy': {
    says: 'Escriba a la empresa qué está mal y qué quiere, y ponga un plazo justo. Guarde la prueba de que lo envió.',
  },
  'ch.ask.guarantee': {
    says: 'Avise enseguida al vendedor por escrito. En una tienda tiene dos años desde la entrega. Puede pedir un precio menor, un cambio o su dinero, salvo que el contrato dé reparación.',
  },
}
