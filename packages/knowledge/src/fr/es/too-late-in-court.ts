/** What can still be done when the time in a paper of a court or an enforcement officer is over: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_IN_COURT_ES: Words = {
  'fr.late.order-want': {
    says: 'Un juez ha dictado una orden de pago (injonction de payer). Contando desde la fecha del papel, el mes para oponerse ha pasado.',
  },
  'fr.late.order-reality': {
    says: 'Puede valer ya como una sentencia. Pero si nunca se la dieron en mano, quizá aún esté a tiempo de oponerse.',
  },
  'fr.late.order-step': {
    says: '¿Se la dieron en mano? Si no, opóngase hoy por carta certificada. El mes corre desde el primer acto entregado en persona o el primer embargo.',
  },
  'fr.late.order-option': {
    says: 'Escriba a la secretaría (greffe): «Me opongo a la orden de (fecha, número). No se me entregó en persona».',
    title: 'Oponerse tarde, si no se la dieron en mano',
    cost: 'Una carta certificada.',
    time: 'Un mes desde el primer acto en persona o el primer embargo.',
    risk: 'Si se la entregaron en persona, el juez lo rechazará.',
    bestFor: 'La dejaron en la oficina, el buzón o una dirección antigua.',
  },
  'fr.late.summons-reality': {
    says: 'El día de la vista parece pasado. El juez puede haber decidido sin usted. Solo se ejecuta una sentencia cuando un agente se la notifica.',
  },
  'fr.late.summons-step': {
    says: 'Llame hoy a la secretaría (greffe) con el número. Pregunte si hay sentencia o nueva fecha. ¿Aún no? Pida por escrito que le oigan.',
  },
  'fr.late.summons-option': {
    says: 'Cuando le notifiquen la sentencia, apele. En sumas pequeñas sin apelación y sin citación en persona, haga oposición.',
    title: 'Apelar u oponerse, si se decidió sin usted',
    cost: 'Casi siempre un abogado, salvo ayuda legal.',
    time: 'Un mes desde la notificación.',
    risk: 'Si pierde, suben los costes.',
    bestFor: 'Tiene una razón contra la demanda.',
  },
  'fr.late.lapse-right': {
    says: '¿No estuvo? Una sentencia que no se le notifica en seis meses puede perder su fuerza.',
  },
  'fr.late.judgment-reality': {
    says: 'Contando desde la fecha del papel, el plazo de apelación pasó. El mes corre desde la notificación. Plazos y ayuda por deudas siguen abiertos.',
  },
  'fr.late.judgment-rights': {
    says: 'Aún puede pedir tiempo para pagar, conservar lo protegido y pedir ayuda por deudas.',
  },
  'fr.late.judgment-step': {
    says: '¿Cuándo y cómo se la notificaron? Si no lo supo sin culpa, vea hoy a un abogado por el relevé de forclusion.',
  },
  'fr.late.judgment-option': {
    says: 'Pídalo al presidente del tribunal de apelación. Muestre que lo supo tarde o que no pudo actuar.',
    title: 'Pedir que se reponga el plazo (relevé de forclusion)',
    cost: 'Abogado y citación. La ayuda legal puede pagar.',
    time: 'Dos meses desde el primer acto en persona o el primer embargo.',
    risk: 'Puede negarse, y contra eso no hay recurso.',
    bestFor: 'No estuvo en el juicio y no lo sabía.',
  },
  'fr.late.officer-step': {
    says: 'Llame hoy al agente, aunque el plazo pasara. Pregunte qué se ha embargado y ofrezca por escrito una suma mensual.',
  },
  'fr.late.bank-right': {
    says: '¿Pasó el mes contra el embargo de la cuenta? Si no debía el dinero, aún puede reclamarlo en juicio a su costa.',
  },
}
