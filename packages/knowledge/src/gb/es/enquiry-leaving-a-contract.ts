/** Questions about a change of mind, subscriptions and payments that go on: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEAVING_A_CONTRACT_ES: Words = {
  'gb.ask-consumer.change-mind-online': {
    says: 'La mayoría de las compras por internet, por teléfono o en su puerta se puede cancelar en un plazo de 14 días desde que llegan. No necesita motivo. Quedan fuera lo hecho a medida, productos de salud precintados y algunos más.',
  },
  'gb.ask-consumer.change-mind-shop': {
    says: 'La ley no da devolución por cambiar de idea en una compra en tienda. Mire la política de la tienda. Debe cumplir lo que promete.',
  },
  'gb.ask-consumer.subscription': {
    says: 'Si se apuntó por internet en los últimos 14 días, puede cancelar en la mayoría de los casos. Después cuenta el preaviso del contrato, pero las condiciones deben ser justas. Se planean reglas nuevas, pero aún no están en vigor.',
    dependsOn: 'la condición del contrato, y si está en los primeros 14 días',
  },
  'gb.ask-consumer.recurring-payment': {
    says: 'Puede decir a su banco que lo pare. El banco debe parar los pagos cuando usted retira su permiso. Quizá aún deba dinero por un contrato, así que dígalo también a la empresa.',
  },
  'gb.ask-consumer.cancel-service-14-days': {
    says: 'Sí, en la mayoría de los casos. Un servicio comprado por internet o teléfono se puede cancelar sin motivo en un plazo de 14 días. Hágalo hoy por escrito. Si pidió empezar enseguida, paga solo los días que lo tuvo.',
  },
  'gb.ask-consumer.cancel-at-home': {
    says: 'La mayoría de los acuerdos hechos en su casa se puede cancelar en un plazo de 14 días, y más si no se lo dijeron. Quedan fuera las cosas a medida. Escríbales hoy.',
    dependsOn: 'si las cosas se hacen a su medida',
  },
  'gb.ask-consumer.gym-rest-of-term': {
    says: 'No pague el resto de golpe. Una cláusula que obliga a pagar mucho tiempo sin ir, o tras perder el trabajo o la salud, puede ser abusiva. Una cláusula abusiva no le obliga. Si dos cláusulas chocan, vale la mejor para usted. Escriba que lo disputa, con pruebas, y ofrezca como mucho una suma justa. Un cobrador no es un agente judicial: antes tendría que ganar en el juzgado.',
    dependsOn: 'qué dice el contrato, y si sus condiciones son justas',
  },
}
