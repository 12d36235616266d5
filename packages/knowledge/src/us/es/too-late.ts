/** What can still be done when the day in a letter is over: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_ES: Words = {
  'us.late.claim-who': {
    says: 'El demandante (plaintiff) es quien demanda. Usted es el demandado. El plazo para responder parece pasado, así que el tribunal puede haber decidido.',
  },
  'us.late.claim-reality': {
    says: 'Averígüelo hoy. Sin sentencia, una respuesta tardía aún puede contar. Si la hay, puede pedir al tribunal que la anule.',
  },
  'us.late.claim-not-yet': {
    says: 'El sueldo, el dinero del banco o los bienes solo se embargan tras una sentencia. Pregunte al tribunal si la hay.',
  },
  'us.late.claim-step': {
    says: 'Llame hoy al tribunal con el número del caso. Pregunte si hay sentencia. Si no la hay, presente enseguida su respuesta y envíe copia a la otra parte.',
  },
  'us.late.claim-option': {
    says: 'Pida que se anule. Diga por qué no respondió y cuál es su defensa. Pida que no embarguen nada hasta que el tribunal decida.',
    title: 'Pedir que se anule la sentencia',
    cost: 'Puede haber una tasa.',
    time: 'En cuanto lo sepa.',
    risk: 'Sin una razón real, el tribunal puede negarse, con costas.',
    bestFor: 'Decidió sin usted y la demanda es errónea.',
  },
  'us.late.home-step': {
    says: 'No se vaya por su cuenta: casi siempre solo un tribunal puede ordenarlo. Llame hoy y pregunte si hay un caso, una vista o una orden. Si decidió sin usted, pida enseguida que lo mire otra vez.',
  },
  'us.late.tax-step': {
    says: 'El día del aviso ya pasó. Pida hoy un plan al IRS. Tras un aviso final de embargo aún puede pedir durante un año una "equivalent hearing", pero eso no para el embargo por sí solo.',
  },
  'us.late.benefit-step': {
    says: 'Si está mal, apele hoy. ¿Pasó el día para apelar? Diga por qué llega tarde. Muchas oficinas lo aceptan con una buena razón, como correo que llegó tarde.',
  },
  'us.late.ticket-step': {
    says: 'Llame hoy al tribunal o a la ciudad de la multa. Pregunte si se decidió sin usted, cuánto debe ahora y cómo pedir otra audiencia o un plan.',
  },
  'us.late.home-claim-step': {
    says: 'No se vaya por su cuenta. Llame hoy al tribunal con el número del caso y pregunte si hay sentencia. Si no la hay, responda enseguida. Si la hay, pregunte cómo anularla.',
  },
  'us.late.old-claim-who': {
    says: 'Quien demanda es el plaintiff. Usted es el defendant. Este papel tiene más de dos meses, así que el tribunal puede haber decidido.',
  },
  'us.late.old-claim-step': {
    says: 'Este papel tiene más de dos meses. Llame hoy al tribunal con el número del caso y pregunte si hay sentencia. Si no la hay, presente enseguida su respuesta.',
  },
}
