/** Questions about a home loan that is not paid, giving back the keys, and the case of the bank in court: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MORTGAGE_UNPAID_ES: Words = {
  'es.ask.hand-over-keys': {
    says: 'No entregue todavía las llaves. En España eso solo no acaba con la deuda: seguiría debiendo lo que la venta no cubra. Solo se acaba si el banco lo acepta por escrito (dación en pago) o debe hacerlo por el Código de Buenas Prácticas. Pídale antes por escrito ese código: cuotas más bajas. La intermediación hipotecaria de su municipio es gratis. Solo un juez puede echarles.',
  },
  'es.ask.mortgage-arrears': {
    says: 'El banco solo puede dar por vencido el préstamo con 12 cuotas o el 3 % del préstamo sin pagar; en la segunda mitad, 15 o el 7 %. Antes debe darle un mes para pagar. Solo un juez puede echarle, y eso tarda. Pida por escrito el Código de Buenas Prácticas: cuotas más bajas y, al final, la casa por la deuda. Las familias vulnerables pueden parar el desahucio. Su municipio tiene ayuda hipotecaria gratis.',
  },
  'es.ask.mortgage-court': {
    says: 'Desde que recibe los papeles del juzgado tiene diez días para oponerse, por ejemplo por cláusulas abusivas. Pida ya abogado de oficio y dígalo al juzgado: el plazo puede pararse. Puede cerrar el caso de su vivienda pagando lo atrasado y las costas hasta el día de la subasta. El Código de Buenas Prácticas puede pedirse hasta el anuncio de la subasta. Las familias vulnerables pueden suspender el desahucio.',
  },
}
