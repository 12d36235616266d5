/** The Spanish words of the rows in ../enquiry-builder-wants-money.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BUILDER_WANTS_MONEY_ES: Words = {
  'gb.ask-consumer.builder-wants-rest': {
    says: 'El trabajo debe hacerse con cuidado y pericia. Liste cada defecto por escrito y ponga una fecha para arreglarlo gratis y en tiempo justo. Si falla, puede pedir una rebaja o lo que cobra otro. Puede retener una suma justa; dígalo por escrito. Fotos e informe, y luego el plan del gremio o small claims. No puede entrar sin su sí a sacar lo que está instalado.',
  },
  'gb.ask-consumer.builder-takes-back': {
    says: 'Un profesional no puede entrar sin su sí ni sacar lo que está instalado en su casa. Escriba: sin entrada, todo por escrito desde ahora, y por qué retiene el dinero. Guarde sus mensajes. Si viene y amenaza, puerta cerrada: 999 en peligro, si no 101. Un cobrador tampoco puede entrar ni llevarse cosas. Solo un juez puede ordenar el pago. Citizens Advice ayuda con la carta.',
  },
  'gb.ask-consumer.no-cancellation-form': {
    says: 'Un trato hecho en su casa suele dar 14 días para cancelar por escrito. Si nadie se lo dijo por escrito, puede durar hasta un año más. Por trabajo empezado en ese tiempo sin su petición escrita quizá no deba nada. Reparaciones urgentes pedidas, cosas a medida y materiales ya puestos pueden quedar fuera. Pida consejo antes de usarlo: Citizens Advice.',
  },
}
