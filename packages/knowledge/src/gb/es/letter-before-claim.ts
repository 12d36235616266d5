/** The Spanish words of the rows in ../letter-before-claim.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LETTER_BEFORE_CLAIM_ES: Words = {
  'gb.lbc.want': {
    says: 'Quieren que pague o responda. Si no hace ninguna de las dos cosas, pueden pedir a un juzgado que decida.',
  },
  'gb.lbc.rights-summary': {
    says: 'Tiene 30 días para responder, puede pedir papeles y puede pedir tiempo para recibir consejo. Si responde a tiempo, deberían esperar.',
  },
  'gb.lbc.reality': {
    says: 'Esto es serio, pero todavía no hay juzgado. No hay sentencia contra usted. Una buena respuesta puede pararlo aquí.',
  },
  'gb.lbc.reality-scotland': {
    says: 'Esto es serio, pero todavía no hay juzgado. En Escocia, las demandas de hasta £5,000 usan un proceso llamado simple procedure.',
  },
  'gb.lbc.reality-ni': {
    says: 'Esto es serio, pero todavía no hay juzgado. Nadie puede ejecutar una deuda sin una sentencia antes.',
  },
  'gb.lbc.who': {
    says: 'La carta es de la empresa que dice que usted debe dinero, o de sus abogados (solicitors). Ellos trabajan para la empresa, no para usted. No son un juzgado.',
  },
  'gb.lbc.no-judgment-yet': {
    says: 'Esta carta no puede darle una sentencia (county court judgment). Antes deben presentar una demanda en el juzgado, y usted tiene tiempo para contestarla.',
  },
  'gb.lbc.no-bailiffs-yet': {
    says: 'Ningún agente de embargo (bailiff) puede venir ahora por esta deuda. Antes hace falta una sentencia, y después un pago no hecho.',
  },
  'gb.lbc.know-wait': {
    says: 'Si pide papeles en el formulario de respuesta (Reply Form), deberían esperar 30 días después de enviarlos antes de ir al juzgado.',
    learnMore:
      'Marque la casilla que pide documentos y haga una lista: el contrato, el extracto, el aviso de la venta.',
  },
  'gb.lbc.org-conduct': {
    says: 'Si la envió un abogado (solicitor), la Solicitors Regulation Authority pone las reglas. No debe aprovecharse de alguien sin abogado.',
  },
  'gb.lbc.want-rest': {
    says: 'Quieren que pague o responda. Si no hace ninguna de las dos cosas, pueden pedir a un juzgado que decida.',
  },
  'gb.lbc.who-rest': {
    says: 'La carta es de la empresa que dice que usted debe dinero, o de sus abogados (solicitors). No son un juzgado.',
  },
  'gb.lbc.rights-rest': {
    says: 'Tiene derecho a preguntar de qué es la deuda y cómo se calcula. También puede pedir los datos que tienen de usted.',
  },
  'gb.lbc.step-check-rest': {
    says: 'Compruebe tres cosas: ¿es su deuda, es correcta la cantidad y cómo de vieja es? No la reconozca hasta estar seguro.',
  },
  'gb.lbc.step-advice-rest': {
    says: 'Llame a un asesor de deudas gratuito antes de la fecha de la carta. Diga por escrito al remitente que está recibiendo consejo.',
  },
  'gb.lbc.step-old-scotland': {
    says: 'Si durante cinco años no hubo pago, ni reconocimiento escrito ni juicio, escriba que la deuda ha terminado.',
  },
  'gb.lbc.thirty-days': {
    says: 'Tiene 30 días desde la fecha de arriba de la carta para responder. Cuente el tiempo del correo.',
    action: 'Devuelva el formulario de respuesta (Reply Form), o su propia carta',
    consequence: 'Después de este día pueden presentar una demanda judicial.',
  },
  'gb.lbc.step-reply': {
    says: 'Responda en un plazo de 30 días desde la fecha de la carta. Use el formulario de respuesta (Reply Form) si lo hay. Guarde una copia y la prueba de envío.',
  },
  'gb.lbc.step-reply-other': {
    says: 'Responda por escrito antes de la fecha de la carta. Diga con qué está de acuerdo y con qué no. Guarde una copia y la prueba de envío.',
  },
  'gb.lbc.step-check': {
    says: 'Compruebe tres cosas: ¿es su deuda, es correcta la cantidad y cómo de vieja es? No marque que la debe hasta estar seguro.',
  },
  'gb.lbc.step-documents': {
    says: 'Pida los papeles que necesita: el contrato, un extracto de la cuenta y cómo se calculó cada cargo. Tienen 30 días para enviarlos.',
  },
  'gb.lbc.step-advice': {
    says: 'Llame a un asesor de deudas gratuito y dígalo en el formulario de respuesta (Reply Form). Entonces deberían darle un tiempo justo para el consejo.',
  },
  'gb.lbc.step-offer': {
    says: 'Si la debe, envíe un presupuesto y ofrezca lo que pueda pagar cada mes. Un acuerdo ahora evita costes judiciales y sentencia.',
  },
  'gb.lbc.step-part': {
    says: 'Si solo debe una parte, diga qué parte y por qué. Ofrezca esa parte. Discuta el resto.',
  },
  'gb.lbc.step-dispute': {
    says: 'Si no la debe, dígalo claro y dé sus motivos. Envíe copias de sus pruebas, nunca los originales.',
  },
  'gb.lbc.step-agreement': {
    says: 'En deudas de crédito, envíe también £1 y pida su contrato de crédito. Hasta que lo entreguen, un juzgado no debería exigirlo.',
  },
  'gb.lbc.step-old': {
    says: 'Si su último pago fue hace más de seis años, diga que la deuda es demasiado vieja para el juzgado. No ofrezca pagar.',
  },
  'gb.lbc.step-post': {
    says: 'Avíseles si se muda. Muchas personas pierden porque el formulario judicial va a una dirección vieja.',
  },
  'gb.lbc.step-breathing-space': {
    says: 'Si tiene varias deudas, pregunte a un asesor por la pausa legal (breathing space). Puede darle 60 días con casi todas las acciones paradas.',
  },
  'gb.lbc.right-thirty': {
    says: 'Tiene derecho a 30 días para contestar, desde la fecha de la carta. Esto vale para deudas que una empresa reclama a una persona.',
  },
  'gb.lbc.right-documents': {
    says: 'Tiene derecho a pedir papeles. Deben enviarlos en un plazo de 30 días, o decir por qué no pueden.',
  },
  'gb.lbc.right-wait': {
    says: 'Si devuelve el formulario, no deberían ir al juzgado durante 30 días. Se cuentan desde que lo reciben, o desde que envían sus papeles.',
  },
  'gb.lbc.right-talk': {
    says: 'Las dos partes deben intentar un acuerdo sin juzgado. Puede ofrecer un plan, o pedir un mediador o un ombudsman.',
  },
  'gb.lbc.right-notice': {
    says: 'Si no hay acuerdo, deberían avisarle al menos 14 días más antes de presentar una demanda.',
  },
  'gb.lbc.right-breach': {
    says: 'Si se saltan estos pasos, puede decírselo al juzgado. Un juez puede parar el caso o cambiar quién paga los costes.',
  },
  'gb.lbc.person-right': {
    says: 'Debería tener un tiempo justo para contestar: 14 días en un caso sencillo. El plazo más largo de las deudas con una empresa no vale aquí.',
  },
  'gb.lbc.person-step': {
    says: 'Responda antes de la fecha de la carta. Diga con qué está de acuerdo y con qué no, y envíe sus pruebas. Ofrezca hablar.',
  },
  'gb.lbc.option-dispute': {
    says: 'Devuelva el formulario, diga qué discute y haga una lista de los papeles que quiere. Esto para el plazo un tiempo.',
    title: 'Discutirla y pedir papeles',
    cost: 'Un sello.',
    time: 'Una hora o dos. Después tienen 30 días para enviar los papeles.',
    risk: 'Si tienen razón, la cantidad puede crecer después con costes judiciales.',
    bestFor: 'No conoce la deuda, o la cantidad o la fecha parece mal.',
  },
  'gb.lbc.option-negotiate': {
    says: 'Marque que la debe, rellene el formulario de presupuesto y ofrezca una cuota mensual. Si aceptan, no hay juicio.',
    title: 'Ofrecer pagar a plazos',
    cost: 'Lo que ofrezca.',
    time: 'Una tarde para el presupuesto.',
    risk: 'Usted reconoce la deuda. Piense antes si puede ser demasiado vieja.',
    bestFor: 'La debe y puede pagar algo.',
  },
  'gb.lbc.option-help': {
    says: 'Un asesor de deudas gratuito puede leer la carta con usted y ayudarle con el formulario.',
    title: 'Pedir consejo gratuito antes de responder',
    cost: 'Nada.',
    time: 'Una hora más o menos.',
    risk: 'Ninguno, si aun así responde a tiempo.',
    bestFor: 'No está seguro, o tiene también otras deudas.',
  },
  'gb.lbc.option-pay': {
    says: 'Si la debe y puede pagar sin apuros, pagar ahora la termina. Pida un recibo y que corrijan su historial.',
    title: 'Pagarlo todo',
    cost: 'La cantidad de la carta.',
    time: 'Un día.',
    risk: 'Es difícil recuperar el dinero una vez pagado.',
    bestFor: 'Está de acuerdo con la deuda y la cantidad.',
  },
  'gb.lbc.warn-silence': {
    says: 'Si no dice nada, la demanda puede seguir y puede haber una sentencia sin vista.',
  },
  'gb.lbc.warn-admit': {
    says: 'No marque que debe la deuda si no está seguro. Un reconocimiento firmado puede reiniciar el plazo.',
  },
  'gb.lbc.insight-short': {
    says: 'La carta le da menos de 30 días. Cuando una empresa reclama una deuda a una persona, la regla son 30 días.',
    actionable:
      'Responda pronto y diga que el Debt Protocol le da 30 días desde la fecha de la carta.',
  },
  'gb.lbc.insight-no-form': {
    says: 'No vemos un formulario de respuesta (Reply Form) en el texto. Si una empresa reclama una deuda, la carta debe traer uno.',
    actionable:
      'Mire en el sobre. Si no está, pídalo. Diga que los 30 días deberían contar desde que lo reciba.',
  },
  'gb.lbc.insight-sold': {
    says: 'Esta deuda se vendió. La carta debe decir quién fue el primer prestamista, y cuándo y a quién se vendió.',
    actionable: 'Pida el aviso de la venta y la historia completa de la cuenta.',
  },
  'gb.lbc.insight-costs': {
    says: 'Los costes pueden parecer altos. En una demanda pequeña (small claim), hasta £10,000, quien pierde suele pagar solo costes fijos y tasas judiciales. No paga toda la factura legal.',
    actionable: 'Pídales una lista de cada coste y la regla o cláusula que lo permite.',
  },
  'gb.lbc.tactic-reply-late-days': {
    says: 'Use el tiempo que dan las reglas. Devuelva el formulario pidiendo papeles, y use las semanas siguientes para recibir consejo.',
    risk: 'Los intereses pueden correr mientras espera.',
    notWhen: 'Está de acuerdo en que la debe y puede pagar ya.',
  },
  'gb.lbc.tactic-breach': {
    says: 'Si no cumplieron las reglas de esta carta, dígalo ahora, por escrito. Le ayuda después si piden costes.',
    risk: 'El juez mira lo principal. Los fallos pequeños no cuentan.',
    notWhen: 'El único fallo es pequeño.',
  },
  'gb.lbc.tactic-offer': {
    says: 'Haga su oferta por escrito, con un presupuesto. Si la rechazan y van al juzgado, puede mostrar al juez que intentó un acuerdo.',
    risk: 'Una oferta de pago puede reconocer la deuda.',
    notWhen: 'Discute la deuda, o puede ser demasiado vieja.',
  },
  'gb.lbc.myth-ccj': {
    says: 'Un aviso antes de la demanda (letter before claim) no es una sentencia. La sentencia solo llega tras una demanda que usted perdió o no contestó.',
  },
  'gb.lbc.right-data': {
    says: 'Puede pedir a la empresa una copia de todo lo que tiene sobre usted: extractos, notas y llamadas. Es gratis y debe llegar en un mes.',
  },
}
