/** What can still be done when the day in a letter is over: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_ES: Words = {
  'au.late.claim-want': {
    says: 'Podía responder y dar su versión. El día para eso parece pasado, así que puede haber ya una sentencia.',
  },
  'au.late.claim-reality': {
    says: 'Averígüelo hoy. Sin sentencia, una respuesta tardía aún puede contar. Si la hay, puede pedir al tribunal que la anule.',
  },
  'au.late.claim-not-yet': {
    says: 'El sueldo, el dinero del banco o los bienes solo se embargan tras una sentencia. Pregunte al tribunal si la hay.',
  },
  'au.late.claim-step': {
    says: 'Llame hoy al tribunal con el número del caso. Pregunte si hay sentencia. Si no la hay, presente enseguida su respuesta y envíe copia a la otra parte.',
  },
  'au.late.claim-option': {
    says: 'Pida que se anule. Diga por qué no respondió y cuál es su defensa. Pida que no embarguen nada hasta que el tribunal decida.',
    title: 'Pedir que se anule la sentencia',
    cost: 'Puede haber una tasa.',
    time: 'En cuanto lo sepa.',
    risk: 'Sin una razón real, el tribunal puede negarse, con costas.',
    bestFor: 'Decidió sin usted y la demanda es errónea.',
  },
  'au.late.tribunal-step': {
    says: 'Llame hoy al tribunal y pregunte qué se decidió. Si faltó a la vista por una buena razón, pida enseguida otra: el plazo es corto.',
  },
  'au.late.home-step': {
    says: 'No se vaya por su cuenta: casi siempre solo un tribunal puede ordenarlo. Llame hoy y pregunte si hay un caso, una vista o una orden. Si decidió sin usted, pida enseguida que lo mire otra vez.',
  },
  'au.late.demand-reality': {
    says: 'Los días del aviso parecen pasados, así que ahora pueden pedir su quiebra. No está en quiebra hasta que un tribunal lo diga.',
  },
  'au.late.demand-step': {
    says: 'Busque hoy ayuda legal y pregunte si alguien pidió su quiebra. Vaya a la vista: puede mostrar que puede pagar, o por qué el tribunal debe decir no.',
  },
  'au.late.job-step': {
    says: 'Cuente otra vez: 21 días desde que acabó su trabajo. ¿Pasaron? Pida hoy a la Fair Work Commission y diga por qué llega tarde. Solo lo admite en casos excepcionales.',
  },
  'au.late.tax-step': {
    says: 'El día ya pasó: llame hoy a la oficina de impuestos o use su plan en línea. Aún acepta plazos y puede pedir que quite intereses.',
  },
  'au.late.tax-right': {
    says: '¿Pasó el plazo para objetar? Envíe la objeción con una carta que diga por qué llega tarde. La oficina puede tratarla como a tiempo.',
  },
  'au.late.fine-step': {
    says: 'Llame hoy a la oficina de multas y pregunte en qué fase está. A menudo aún puede pedir revisión, plazos o ayuda, pero cada fase suma gastos.',
  },
  'au.late.fine-reality': {
    says: 'El último día parece pasado, así que pueden sumarse gastos. Aún puede pagar, pedir tiempo y preguntar qué queda si la multa está mal.',
  },
  'au.late.rent-step': {
    says: 'El día ya pasó, pero no tiene que irse. Pague hoy lo que pueda, guarde prueba, y ofrezca un plan por escrito. Si llega un aviso o una audiencia, responda: en algunos estados pagar todo aún puede acabarlo.',
  },
}
