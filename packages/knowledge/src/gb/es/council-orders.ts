/** Órdenes de un ayuntamiento: el derecho del Reino Unido en español. */
import type { RowWords, Words } from '@plainletter/contracts/rule'

const PUT_RIGHT: RowWords = {
  says: 'Arréglelo antes del día de la orden, dígaselo al funcionario por escrito, y guarde fotos y facturas.',
  title: 'Hacer lo que pide la orden',
  cost: 'Lo que cueste el cambio.',
  time: 'Los días de la orden.',
  risk: 'La orden sigue en vigor, también para el futuro.',
  bestFor: 'La queja es cierta, o el cambio es pequeño.',
}
const FIND_DAY: RowWords = {
  says: 'Busque el día en que la orden empieza a valer. Su recurso debe llegar antes. Llame ya al servicio de urbanismo.',
}
const DAYS_TO_APPEAL =
  'Tiene 21 días para recurrir. El día en que recibe la orden cuenta como el primero.'

export const COUNCIL_ORDERS_ES: Words = {
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
  'gb.order.planning-right-appeal': {
    says: 'Puede recurrir hasta el día en que la orden empieza a valer, no después. En Inglaterra ante el Planning Inspectorate, en Gales ante PEDW.',
  },
  'gb.order.planning-right-pause': {
    says: 'Un recurso a tiempo detiene la orden hasta que se decida.',
  },
  'gb.order.planning-right-grounds': {
    says: 'Puede decir que no ocurrió, que no necesita permiso o que hace demasiado tiempo. También que los pasos o el plazo son injustos.',
  },
  'gb.order.planning-age': {
    says: 'Un ayuntamiento solo puede actuar en diez años. Para obras acabadas antes del 25 de abril de 2024 son cuatro años.',
    actionable: 'Busque fotos con fecha, facturas y cartas viejas que muestren desde cuándo está.',
  },
  'gb.order.planning-no-crime-yet': {
    says: 'Construir sin permiso no es, por regla general, delito. Lo es si no hace a tiempo lo que pide la orden.',
  },
  'gb.order.planning-warning': {
    says: 'Pasado el plazo, el ayuntamiento puede acusarle, o hacer el trabajo y cobrárselo. No deje pasar el día para recurrir.',
  },
  'gb.order.planning-step-day': {
    says: 'Busque el día en que la orden empieza a valer. Su recurso debe llegar antes.',
  },
  'gb.order.planning-step-talk': {
    says: 'Llame al servicio de urbanismo. Pregunte qué bastaría, y si ayudaría pedir el permiso.',
  },
  'gb.order.planning-option-appeal': {
    says: 'Envíe el recurso con la orden y sus motivos. Busque un asesor de urbanismo si puede.',
    title: 'Recurrir antes de que empiece a valer',
    cost: 'Por regla general nada, pero una tasa si pide en él el permiso.',
    time: 'Unos meses.',
    risk: 'Si pierde, el plazo para cumplir empieza de nuevo.',
    bestFor: 'Tenía permiso, no lo necesitaba, o hace demasiado tiempo.',
  },
  'gb.order.planning-option-comply': {
    says: 'Deshágalo o cámbielo en el plazo, y pida al ayuntamiento que lo confirme por escrito.',
    title: 'Hacer lo que pide la orden',
    cost: 'Lo que cueste la obra.',
    time: 'Los meses de la orden.',
    risk: 'La orden sigue en vigor para el futuro.',
    bestFor: 'El cambio es pequeño, o perdería el recurso.',
  },
  'gb.order.planning-scotland': {
    says: 'Puede recurrir ante los Scottish Ministers (DPEA) hasta el día en que la orden empieza a valer. La orden espera entonces la decisión.',
  },
  'gb.order.planning-scotland-step': FIND_DAY,
  'gb.order.planning-ni': {
    says: 'Puede recurrir ante la Planning Appeals Commission hasta el día en que la orden empieza a valer. La orden espera entonces la decisión.',
  },
  'gb.order.planning-ni-step': FIND_DAY,
  'gb.order.housing-who': {
    says: 'El ayuntamiento halló un peligro en una vivienda. Dice al casero o dueño qué obras hacer, y para cuándo.',
  },
  'gb.order.housing-right-appeal': {
    says: 'Puede recurrir ante el tribunal de vivienda (property tribunal) en 21 días. La orden espera la decisión.',
  },
  'gb.order.housing-deadline': {
    says: DAYS_TO_APPEAL,
    action: 'Enviar su recurso al tribunal',
    consequence: 'Después la orden es definitiva.',
  },
  'gb.order.housing-step': {
    says: 'Lea qué obras se piden y para qué días. Pida precios ya, y diga a los inquilinos cuándo vienen los obreros.',
  },
  'gb.order.housing-right-grounds': {
    says: 'Puede decir que otro dueño debe hacer las obras, o que otra solución es mejor para esta vivienda.',
  },
  'gb.order.housing-right-reasons': {
    says: 'La orden debe nombrar el peligro, las obras, los días y su derecho a recurrir.',
  },
  'gb.order.housing-step-officer': {
    says: 'Llame al funcionario si un día no se puede cumplir o si basta otra reparación. Pida la respuesta por escrito.',
  },
  'gb.order.housing-option-appeal': {
    says: 'Envíe el formulario con la orden, sus razones y un informe o precios.',
    title: 'Recurrir ante el tribunal',
    cost: 'Una tasa del tribunal.',
    time: 'Unos meses.',
    risk: 'Si pierde, las obras siguen pendientes.',
    bestFor: 'No hay peligro, no le toca a usted, o pide demasiado.',
  },
  'gb.order.housing-warning': {
    says: 'No hacer las obras sin excusa razonable es delito. El ayuntamiento puede poner una sanción, o hacer las obras y cobrárselas.',
  },
  'gb.order.housing-option-works': {
    says: 'Hágalas hacer en los días de la orden, y envíe al ayuntamiento facturas y fotos.',
    title: 'Hacer las obras a tiempo',
    cost: 'Lo que cuesten las obras.',
    time: 'Los días de la orden.',
    risk: 'Si un obrero se retrasa, dígaselo al ayuntamiento antes del día.',
    bestFor: 'El peligro es real.',
  },
}
