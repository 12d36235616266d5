/** An abatement notice: noise, smells and other nuisances. The words in Spanish. */
import type { RowWords, Words } from '@plainletter/contracts/rule'

const PUT_RIGHT: RowWords = {
  says: 'Arréglelo antes del día de la orden, dígaselo al funcionario por escrito, y guarde fotos y facturas.',
  title: 'Hacer lo que pide la orden',
  cost: 'Lo que cueste el cambio.',
  time: 'Los días de la orden.',
  risk: 'La orden sigue en vigor, también para el futuro.',
  bestFor: 'La queja es cierta, o el cambio es pequeño.',
}
const DAYS_TO_APPEAL =
  'Tiene 21 días para recurrir. El día en que recibe la orden cuenta como el primero.'

export const ORDER_ON_A_NUISANCE_ES: Words = {
  'gb.order.abate-no-fine-yet': {
    says: 'Es una orden, no una multa. Si para a tiempo, no pasa nada más.',
  },
  'gb.order.abate-right-appeal': {
    says: 'En un recurso puede decir que no hay molestia, que no fue usted, o que pide demasiado o demasiado pronto.',
  },
  'gb.order.abate-right-pause': {
    says: 'Si tuviera que pagar obras, un recurso suspende la orden. No si la orden dice por qué sigue.',
  },
  'gb.order.abate-right-sheriff': {
    says: 'En Escocia puede recurrir ante el sheriff en 21 días.',
  },
  'gb.order.abate-right-excuse': {
    says: 'Una excusa razonable es una defensa. Una empresa también puede mostrar que hizo lo mejor posible en la práctica.',
  },
  'gb.order.abate-deadline': {
    says: DAYS_TO_APPEAL,
    action: 'Enviar su recurso al juzgado',
    consequence: 'Después la orden queda firme, y apenas podrá decir más tarde que estaba mal.',
  },
  'gb.order.abate-warning': {
    says: 'Incumplir la orden sin una buena excusa es delito. El ayuntamiento (council) también puede hacer el trabajo y cobrárselo.',
  },
  'gb.order.abate-step-stop': {
    says: 'Pare o baje el ruido ya, aunque vaya a recurrir. Anote cada día lo que hizo.',
  },
  'gb.order.abate-step-records': {
    says: 'Pida al funcionario las fechas, los registros y las mediciones. Anote los dos días: para cumplir, y para recurrir.',
  },
  'gb.order.abate-option-comply': PUT_RIGHT,
  'gb.order.abate-option-appeal': {
    says: 'Llame hoy al juzgado por el formulario y la tasa. Dé sus razones y sus pruebas.',
    title: 'Recurrir ante el juzgado',
    cost: 'Una tasa, y a menudo costas si pierde.',
    time: 'Unos meses.',
    risk: 'La orden puede seguir mientras dura el recurso.',
    bestFor: 'No fue usted, no hay molestia, o pide demasiado.',
  },
  'gb.order.abate-option-talk': {
    says: 'Ofrezca al funcionario pasos claros, como horas de silencio o una fecha de reparación, y pida un sí por escrito.',
    title: 'Pedir más tiempo u otros pasos',
    cost: 'Nada.',
    time: 'Una llamada y un correo.',
    risk: 'Los días para recurrir siguen.',
    bestFor: 'Quiere arreglarlo pero necesita más tiempo.',
  },
  'gb.order.abate-ni-right': {
    says: 'Puede recurrir ante la magistrates’ court en 21 días. Las obras caras pueden esperar su decisión, salvo que la orden diga por qué no.',
  },
  'gb.order.abate-ni-step': {
    says: 'Pare o baje el ruido ya, aunque vaya a recurrir. Pida al funcionario las fechas y mediciones.',
  },
  'gb.order.abate-ni-option': PUT_RIGHT,
}
