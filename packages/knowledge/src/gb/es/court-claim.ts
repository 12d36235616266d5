/** The Spanish words of the rows in ../court-claim.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_ES: Words = {
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
