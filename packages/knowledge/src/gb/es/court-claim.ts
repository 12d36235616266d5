/** The Spanish words of the rows in ../court-claim.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_ES: Words = {
  'gb.claim.rights-summary': {
    says: 'Puede aceptarla, discutirla o pagar a plazos. Si pide más tiempo en los primeros 14 días, tiene 28 días para defenderse.',
  },
  'gb.claim.reply-online': {
    says: 'Tiene 14 días desde la entrega (service). En estas demandas, la entrega se cuenta 5 días después de la fecha de emisión.',
    action: 'Responder a la demanda, o enviar el acuse (acknowledgment of service)',
    consequence: 'Después de este día pueden pedir una sentencia contra usted sin vista.',
    service:
      'Las demandas del centro nacional cuentan como entregadas 5 días después de la fecha de emisión',
  },
  'gb.claim.defend-online': {
    says: 'Si envió el acuse (acknowledgment) a tiempo, tiene 28 días desde la entrega (service) para enviar su defensa.',
    action: 'Enviar su defensa, si envió el acuse a tiempo',
    consequence: 'Si no hay defensa a las 4pm de este día, pueden pedir una sentencia.',
    service:
      'Las demandas del centro nacional cuentan como entregadas 5 días después de la fecha de emisión',
  },
  'gb.claim.reply-post': {
    says: 'Tiene 14 días desde la entrega (service). Una demanda por correo cuenta como entregada dos días hábiles después de enviarla. Contamos desde la fecha de emisión, para ir seguros.',
    action: 'Responder a la demanda, o enviar el acuse (acknowledgment of service)',
    consequence: 'Después de este día pueden pedir una sentencia contra usted sin vista.',
    service:
      'Una demanda por correo cuenta como entregada el segundo día hábil después de enviarla',
  },
  'gb.claim.defend-post': {
    says: 'Si envió el acuse (acknowledgment) a tiempo, tiene 28 días desde la entrega (service) para enviar su defensa.',
    action: 'Enviar su defensa, si envió el acuse a tiempo',
    consequence: 'Si no hay defensa a las 4pm de este día, pueden pedir una sentencia.',
    service:
      'Una demanda por correo cuenta como entregada el segundo día hábil después de enviarla',
  },
  'gb.claim.step-acknowledge': {
    says: 'Envíe hoy el acuse (acknowledgment of service), por internet o correo. Solo dice que recibió la demanda. Le da 28 días para defenderse, no 14.',
  },
  'gb.claim.step-choose': {
    says: 'Decida: aceptar todo, aceptar una parte o defenderse. Use el formulario de admisión (N9A) para aceptar, y el de defensa (N9B) para discutir.',
  },
  'gb.claim.step-admit': {
    says: 'Si la debe, rellene el formulario de admisión N9A con sus ingresos y gastos, y ofrezca una cuota mensual. Envíelo al demandante (claimant) en un plazo de 14 días.',
  },
  'gb.claim.want': { says: 'El juzgado quiere su respuesta. Todavía no ha decidido nada.' },
  'gb.claim.reality': {
    says: 'Esto es real y urgente. Si no contesta a tiempo, pueden obtener una sentencia sin vista. Si se defiende a tiempo, eso no puede pasar.',
  },
  'gb.claim.reality-passed': {
    says: 'Esta demanda tiene más de un mes, así que ya puede haber una sentencia. Aún se puede hacer mucho, pero averígüelo hoy.',
  },
  'gb.claim.rights-passed': {
    says: 'Si no hay sentencia, todavía puede enviar una defensa. Si la hay, puede pedir al juzgado que la anule o que le deje pagar a plazos.',
  },
  'gb.claim.reality-scotland': {
    says: 'Esto es real y urgente. Busque en el calendario (timetable) «the last date for a response». Si la deja pasar, el sheriff puede decidir sin usted.',
  },
  'gb.claim.who-claimant': {
    says: 'El demandante (claimant) es quien dice que usted debe dinero. Usted es el demandado (defendant). El juzgado es neutral. Envía los papeles de las dos partes.',
  },
  'gb.claim.no-bailiff-yet': {
    says: 'Todavía no hay sentencia. Ningún agente de embargo (bailiff) puede venir ni nadie tomar su sueldo ahora por esta demanda.',
  },
  'gb.claim.no-record-yet': {
    says: 'Una demanda sola no va a su historial de crédito. Solo una sentencia se pone en el registro público.',
  },
  'gb.claim.know-local-court': {
    says: 'Si se defiende, una demanda de dinero contra una persona suele pasar al juzgado cercano a su casa. No tiene que viajar lejos.',
    learnMore:
      'La demanda se envía desde un centro nacional. Es solo la oficina de correo. Un juez cerca de usted la tratará.',
  },
  'gb.claim.org-national-centre': {
    says: 'El Civil National Business Centre es la oficina que lleva casi todas las demandas de dinero por correo e internet. Puede responder por internet con la contraseña del formulario.',
  },
  'gb.claim.step-passed-ask': {
    says: 'El plazo normal para responder ha pasado. Llame hoy al juzgado con el número de demanda y pregunte si hay una sentencia contra usted.',
  },
  'gb.claim.step-passed-no-judgment': {
    says: 'Si no hay sentencia, envíe hoy al juzgado su defensa o su admisión. Todavía puede valer.',
  },
  'gb.claim.step-passed-judgment': {
    says: 'Si hay sentencia, puede pedir al juzgado que la anule (set aside) con el formulario N244. Diga por qué no contestó y cuál es su defensa. Dese prisa.',
  },
  'gb.claim.step-response-scotland': {
    says: 'Rellene el formulario de respuesta (Response Form). Envíelo al juzgado y al demandante antes de la última fecha para responder.',
  },
  'gb.claim.step-reply-ni': {
    says: 'Lea hoy el formulario judicial. Dice cuántos días tiene y adónde enviar su respuesta. Pida consejo antes de esa fecha.',
  },
  'gb.claim.step-dates': {
    says: 'Anote el número de demanda, la fecha de emisión y el último día para responder. Póngalo ya en su calendario.',
  },
  'gb.claim.step-advice': {
    says: 'Llame esta semana a un asesor de deudas gratuito o a Citizens Advice. Al llamar, diga el último día para responder.',
  },
  'gb.claim.step-pay-in-time': {
    says: 'Si puede pagarlo todo en un plazo de 14 días, pague al demandante y guarde la prueba. Entonces no debería haber sentencia.',
  },
  'gb.claim.step-time-to-pay-scotland': {
    says: 'Si la debe, pida tiempo para pagar. Use el formulario Time to Pay que vino con la demanda, antes de la última fecha.',
  },
  'gb.claim.step-defend': {
    says: 'En su defensa, responda a cada punto. Acepte, niegue y diga por qué, o diga que no puede saberlo y deben probarlo.',
  },
  'gb.claim.step-papers': {
    says: 'Pida por escrito al demandante cada papel del que habla la demanda, como el contrato y los avisos. Hágalo ya.',
  },
  'gb.claim.step-agreement': {
    says: 'En una deuda de crédito, pida hoy el contrato y envíe £1. Si no lo entregan, dígalo en su defensa.',
  },
  'gb.claim.step-too-old': {
    says: 'Si la deuda tiene más de seis años, debe decirlo en su defensa. El juzgado no lo dirá por usted.',
  },
  'gb.claim.step-online': {
    says: 'Si responde por internet, guarde la página que lo confirma. Si es por correo, pida prueba de envío y cuente unos días.',
  },
  'gb.claim.step-more-time': {
    says: 'Si necesita más tiempo para defenderse, pida al demandante que acepte hasta 28 días más. Después dígalo al juzgado por escrito.',
  },
  'gb.claim.option-defend': {
    says: 'Envíe el acuse (acknowledgment) y después una defensa que diga qué está mal. La mayoría de las demandas pequeñas pasa antes por una mediación gratuita por teléfono.',
    title: 'Defenderse de la demanda',
    cost: 'Defenderse no tiene tasa. Hay una tasa si usted reclama algo.',
    time: 'Unas horas ahora. Algunos meses hasta la vista.',
    risk: 'Si pierde, paga la demanda, las tasas judiciales y pequeños costes fijos.',
    bestFor: 'No es su deuda, la cantidad está mal o es demasiado vieja.',
  },
  'gb.claim.option-admit': {
    says: 'Envíe el formulario N9A con un presupuesto y una oferta. Si la rechazan, el juzgado fija una cantidad.',
    title: 'Aceptarla y pagar a plazos',
    cost: 'La cuota mensual que ofrezca.',
    time: 'Una tarde para el formulario.',
    risk: 'Habrá una sentencia. Queda en el registro seis años, salvo que pague en el plazo de un mes.',
    bestFor: 'La debe pero no puede pagar de una vez.',
  },
  'gb.claim.option-pay': {
    says: 'Pague el total del formulario directamente al demandante, dentro del plazo para responder. Guarde la prueba.',
    title: 'Pagarla ahora',
    cost: 'El total del formulario.',
    time: 'Un día.',
    risk: 'Pagar acepta la demanda. Es difícil recuperar el dinero.',
    bestFor: 'La debe, la cantidad es correcta y tiene el dinero.',
  },
  'gb.claim.option-help': {
    says: 'Una entidad de ayuda con deudas, Citizens Advice o un centro legal (law centre) puede ayudarle. Rellenan el formulario con usted y revisan sus motivos.',
    title: 'Pedir ayuda gratuita con los formularios',
    cost: 'Nada.',
    time: 'Una llamada o una visita esta semana.',
    risk: 'No espere una cita si el último día está cerca. Envíe antes el acuse (acknowledgment).',
    bestFor: 'Todas las personas con un formulario judicial.',
  },
  'gb.claim.service-rights': {
    says: 'Puede aceptarla, decir que ha pagado, discutirla o pedir pagar a plazos. Puede pedir 14 días más por internet antes de la fecha que dan.',
  },
  'gb.claim.service-step': {
    says: 'Responda por internet con el número de demanda y el código de seguridad, antes del día y la hora de la carta. Si necesita más tiempo, pida allí 14 días.',
  },
}
