/** The Spanish words of the rows in ../enquiry-debt-cases.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_CASES_ES: Words = {
  'gb.ask-debt.old-by-years': {
    says: 'Sí, en la mayoría de los casos es demasiado vieja para el juzgado: más de seis años sin pago, reconocimiento firmado ni sentencia. Todavía existe, así que no la pague ni la reconozca. Nunca ignore un formulario judicial.',
  },
  'gb.ask-debt.old-by-years-scotland': {
    says: 'Si es así, en Escocia la mayoría de las deudas ha terminado y no debe nada. No la pague ni la reconozca antes de tener consejo.',
    dependsOn: 'si han pasado cinco años completos sin pago, reconocimiento escrito ni juicio',
  },
  'gb.ask-debt.clock-again': {
    says: 'No, una llamada o respuesta que no reconoce la deuda no lo hace. Un pago o un reconocimiento firmado sí, y solo antes de que acaben los seis años. Si ya pasaron, escriba que es demasiado vieja para el juzgado. No ignore un formulario judicial.',
  },
  'gb.ask-debt.old-and-clock': {
    says: 'Tras seis años sin pago, reconocimiento firmado ni sentencia es demasiado vieja para el juzgado. Una llamada o respuesta que no reconoce nada no reinicia el plazo. Escriba que es demasiado vieja, no pague y nunca ignore un formulario judicial.',
  },
  'gb.ask-debt.bankrupt-home': {
    says: 'En la quiebra (bankruptcy) su parte pasa a quien la gestiona, que puede venderla. Si queda poco después de la hipoteca, quizá no lo haga. Hable antes con un asesor de deudas gratuito.',
    dependsOn: 'cuánto vale su parte de la casa después de la hipoteca',
  },
  'gb.ask-debt.ccj-unpaid': {
    says: 'Pueden pedir al juzgado agentes de embargo (bailiffs), dinero de su sueldo o banco, o una carga sobre su casa (charge). Si no puede pagar lo ordenado, pida al juzgado pagos menores con el formulario N245.',
  },
  'gb.ask-debt.sold-still-owed': {
    says: 'Todavía la debe, si es suya, la cantidad es correcta y no es demasiado vieja. El nuevo dueño no tiene más poderes. Pídale que pruebe que la deuda es suya, antes de pagar o reconocerla.',
  },
  'gb.ask-debt.claim-how-long': {
    says: 'Responda en un plazo de 14 días desde la entrega (service), que para el centro nacional es 5 días después de la fecha de emisión. Si la debe, envíe el formulario de admisión con un presupuesto y una oferta pequeña. Si no, envíe el acuse y tiene 28 días para defenderse.',
  },
  'gb.ask-debt.council-tax-moved': {
    says: 'Escriba hoy al equipo de council tax con el día en que se fue. Envíe pruebas, como el informe de salida y el nuevo contrato. Pida una factura nueva y una pausa. Hasta que acepten por escrito las fechas corren, así que llame también.',
  },
  'gb.ask-debt.dead-family-pays': {
    says: 'No, salvo que el familiar firmara también. Se paga con lo que dejó la persona. Comunique la muerte por escrito, pida que dejen de llamar y reclame si siguen.',
  },
  'gb.ask-debt.relief-order': {
    says: 'Puede servir si debe £50,000 o menos, le sobran £75 o menos al mes y tiene pocos bienes. Se permite un coche de menos de £4,000. No hay tasa.',
    dependsOn: 'lo que debe, lo que tiene y lo que le sobra cada mes',
  },
  'gb.ask-debt.relief-order-car': {
    says: 'Puede servir si debe £50,000 o menos y le sobran £75 o menos al mes. Un coche de Motability es alquilado, así que no puede perderlo. Un coche suyo puede valer hasta £4,000. No hay tasa.',
    dependsOn: 'lo que debe, lo que tiene y lo que le sobra cada mes',
  },
  'gb.ask-debt.write-off-advert': {
    says: 'No firme con el anuncio. No es un plan especial del gobierno. Lo más probable es que sea un IVA, que tiene costes y puede fallar. Pregunte a una entidad gratuita por un plan, una debt relief order o la pausa legal (breathing space).',
  },
  'gb.ask-debt.bankrupt-small': {
    says: 'No, no solo por esa cantidad. Un acreedor necesita £5,000 o más para pedir su quiebra (bankruptcy). Pero no ignore un requerimiento formal (statutory demand) ni un formulario judicial.',
  },
  'gb.ask-debt.claim-late': {
    says: 'Quizá no es demasiado tarde. Llame hoy al juzgado con el número de demanda. Si no hay sentencia, envíe ya su formulario o defensa. Si la hay, pida pronto que la anulen (set aside) con el formulario N244.',
  },
  'gb.ask-debt.ignore-claim': {
    says: 'No, no la ignore. Sin respuesta a tiempo pueden obtener una sentencia (judgment) contra usted sin vista. Después puede dañar su crédito y traer agentes de embargo (bailiffs).',
  },
  'gb.ask-debt.ignore-letter-of-claim': {
    says: 'No, no lo ignore. Es el último paso antes del juzgado. Responda en un plazo de 30 días desde su fecha y pida los papeles que necesita.',
  },
  'gb.ask-debt.collector-bailiffs': {
    says: 'No, no por su cuenta. Antes tendrían que ganar en el juzgado. Solo pueden venir agentes si después usted no paga la sentencia. Una carta sola no da derecho a venir a ningún agente de embargo (bailiff).',
  },
  'gb.ask-debt.ccj-cost': {
    says: 'Pida al juzgado que la anule (set aside) con el formulario N244. No hay un último día fijo, pero dese prisa cuando lo sepa. Hay una tasa judicial, y puede pedir ayuda con ella en el formulario EX160.',
  },
  'gb.ask-debt.breathing-space-ni': {
    says: 'La pausa legal (breathing space) no existe en Irlanda del Norte. Llame gratis a Advice NI al 0800 915 4604. Un asesor puede pedir tiempo a los acreedores y preparar un plan.',
  },
  'gb.ask-debt.enforcement-office-ni': {
    says: 'Alguien tiene una sentencia (judgment) contra usted. Si tiene un aviso (notice of intention to enforce), contacte con él en un plazo de 10 días con una oferta. Después la oficina puede actuar, y se añaden sus tasas.',
  },
  'gb.ask-debt.council-tax-benefits': {
    says: 'Sí, pero solo tras una liability order, y solo una parte pequeña y fija de algunas ayudas. No se añaden tasas. Si no le llega, pida al ayuntamiento (council) un plan menor y ayuda por dificultades.',
  },
  'gb.ask-debt.council-tax-ex': {
    says: 'Por esas fechas cada uno debe todo. Por fechas después de que usted se fue, no. Diga la fecha al ayuntamiento (council) y envíe pruebas.',
    dependsOn: 'si entonces vivía allí como pareja, o estaba en la factura',
  },
  'gb.ask-debt.loan-in-my-name': {
    says: 'Diga hoy al prestamista, por escrito, que usted no lo pidió. Pida que lo investigue y deje de cobrar. Denúncielo en Report Fraud y revise sus informes de crédito gratuitos.',
  },
}
