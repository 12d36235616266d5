/** What can still be done when the day in a letter is over: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_ES: Words = {
  'ca.late.claim-want': {
    says: 'Podía responder y dar su versión. El día para eso parece pasado, así que puede haber ya una sentencia.',
  },
  'ca.late.claim-reality': {
    says: 'Averígüelo hoy. Sin sentencia, una respuesta tardía aún puede contar. Si la hay, puede pedir al tribunal que la anule.',
  },
  'ca.late.claim-not-yet': {
    says: 'El sueldo, el dinero del banco o los bienes solo se embargan tras una sentencia. Pregunte al tribunal si la hay.',
  },
  'ca.late.claim-step': {
    says: 'Llame hoy al tribunal con el número del caso. Pregunte si hay sentencia. Si no la hay, presente enseguida su respuesta y envíe copia a la otra parte.',
  },
  'ca.late.claim-option': {
    says: 'Pida que se anule. Diga por qué no respondió y cuál es su defensa. Pida que no embarguen nada hasta que el tribunal decida.',
    title: 'Pedir que se anule la sentencia',
    cost: 'Puede haber una tasa.',
    time: 'En cuanto lo sepa.',
    risk: 'Sin una razón real, el tribunal puede negarse, con costas.',
    bestFor: 'Decidió sin usted y la demanda es errónea.',
  },
  'ca.late.home-step': {
    says: 'No se vaya por su cuenta: casi siempre solo un tribunal puede ordenarlo. Llame hoy y pregunte si hay un caso, una vista o una orden. Si decidió sin usted, pida enseguida que lo mire otra vez.',
  },
  'ca.late.tax-step': {
    says: 'El día ya pasó: llame hoy a la agencia tributaria y pida un plan. ¿La suma está mal? Opóngase en 90 días desde el aviso. Después puede pedir más plazo durante un año.',
  },
  'ca.late.tax-option': {
    says: 'Envíe la oposición. ¿Pasaron los 90 días? Escriba con ella por qué no pudo a tiempo. Si dicen que no, puede pedirlo al Tax Court.',
    title: 'Oponerse, o pedir más plazo',
    cost: 'Gratis.',
    time: '90 días. Con una buena razón, un año más.',
    risk: 'Pueden negarse si la razón es débil.',
    bestFor: 'La suma está mal.',
  },
  'ca.late.benefit-step': {
    says: 'Pida hoy por escrito una revisión. ¿La decisión tiene más de 30 días? Diga por qué llega tarde y que siempre quiso pedirla: así aún pueden admitirla.',
  },
  'ca.late.fine-step': {
    says: 'Llame hoy al tribunal de la multa. Pregunte si le condenaron y si se puede reabrir el caso. En Ontario casi siempre tiene 15 días desde que lo supo.',
  },
  'ca.late.fine-reality': {
    says: 'El último día parece pasado, así que pueden sumarse gastos. Aún puede pagar, pedir tiempo y preguntar qué queda si la multa está mal.',
  },
  'ca.late.job-step': {
    says: 'Un día para firmar que da la carta es propio de la empresa. No firme aún: pida hoy a un abogado o a una clínica legal que revise la oferta. Suele tener dos años para demandar más.',
  },
  'ca.late.job-qc-step': {
    says: '¿Pasaron 45 días desde su último día? Envíe hoy la queja a la CNESST y diga por qué llega tarde. El tribunal laboral (TAT) puede admitirla por una razón razonable.',
  },
  'ca.late.job-bc-step': {
    says: '¿Pasaron seis meses desde su último día? La Employment Standards Branch solo admite una queja tardía si algo especial le retuvo. Una demanda tiene su propio plazo, más largo.',
  },
  'ca.late.job-federal-step': {
    says: '¿Pasaron 90 días desde su último día? Rara vez dan más tiempo, como cuando se quejó primero a la oficina equivocada. Vea hoy a un abogado: suele poder demandar aún el preaviso.',
  },
  'ca.late.rent-step': {
    says: 'El día ya pasó, pero no tiene que irse. Pague hoy lo que pueda, guarde prueba, y ofrezca un plan por escrito. Abra todo el correo: puede venir un aviso o una audiencia.',
  },
}
