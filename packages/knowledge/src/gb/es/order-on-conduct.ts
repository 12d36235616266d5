/** A community protection notice: conduct that harms others nearby. The words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

const DAYS_TO_APPEAL =
  'Tiene 21 días para recurrir. El día en que recibe la orden cuenta como el primero.'

export const ORDER_ON_CONDUCT_ES: Words = {
  'gb.order.conduct-no-guilt': {
    says: 'Ningún juzgado le ha declarado culpable. Si cumple la orden, no pasa nada más.',
  },
  'gb.order.conduct-right-appeal': {
    says: 'En un recurso puede decir que no ocurrió, que no fue usted, o que la orden pide demasiado.',
  },
  'gb.order.conduct-right-warned': {
    says: 'Antes deben haberle avisado por escrito, y dado tiempo para cambiar las cosas.',
  },
  'gb.order.conduct-right-fair': {
    says: 'Solo puede pedir lo que sea razonable para parar el daño a otros, y solo lo que usted puede controlar.',
  },
  'gb.order.conduct-pause': {
    says: 'Mientras dura un recurso, lo prohibido sigue prohibido. Lo que le mandan hacer puede esperar.',
  },
  'gb.order.conduct-deadline': {
    says: DAYS_TO_APPEAL,
    action: 'Enviar su recurso al juzgado',
    consequence: 'Después la orden queda firme, y un juzgado ya no preguntará si estaba bien.',
  },
  'gb.order.conduct-warning': {
    says: 'Incumplir la orden sin excusa razonable es delito. Puede traer una sanción en el acto, o una multa del juzgado.',
  },
  'gb.order.conduct-step-keep': {
    says: 'Cumpla la orden desde ahora, aunque vaya a recurrir. Anote cada día lo que hizo.',
  },
  'gb.order.conduct-step-proof': {
    says: 'Pida por escrito el aviso y las pruebas de la orden. Busque personas que lo vieran.',
  },
  'gb.order.conduct-option-keep': {
    says: 'Haga lo que pide en sus días, y dígaselo al funcionario por escrito.',
    title: 'Cumplir la orden',
    cost: 'Lo que cueste el cambio.',
    time: 'Mientras dure la orden.',
    risk: 'Puede durar mucho. Pregunte cuándo acaba.',
    bestFor: 'Es justa, o fácil de cumplir.',
  },
  'gb.order.conduct-option-appeal': {
    says: 'Llame hoy al juzgado por el formulario y la tasa. Dé sus razones y sus pruebas.',
    title: 'Recurrir ante el juzgado',
    cost: 'Una tasa, y a menudo costas si pierde.',
    time: 'Unos meses.',
    risk: 'Lo prohibido sigue prohibido entretanto.',
    bestFor: 'Está mal, es demasiado amplia, o llegó sin aviso.',
  },
}
