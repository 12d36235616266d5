/** What can still be done when the day in a letter is over: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_ES: Words = {
  'nz.late.claim-want': {
    says: 'Podía responder y dar su versión. El día para eso parece pasado, así que puede haber ya una sentencia.',
  },
  'nz.late.claim-reality': {
    says: 'Averígüelo hoy. Sin sentencia, una respuesta tardía aún puede contar. Si la hay, puede pedir al tribunal que la anule.',
  },
  'nz.late.claim-not-yet': {
    says: 'El sueldo, el dinero del banco o los bienes solo se embargan tras una sentencia. Pregunte al tribunal si la hay.',
  },
  'nz.late.claim-step': {
    says: 'Llame hoy al tribunal con el número del caso. Pregunte si hay sentencia. Si no la hay, presente enseguida su respuesta y envíe copia a la otra parte.',
  },
  'nz.late.claim-option': {
    says: 'Pida que se anule. Diga por qué no respondió y cuál es su defensa. Pida que no embarguen nada hasta que el tribunal decida.',
    title: 'Pedir que se anule la sentencia',
    cost: 'Puede haber una tasa.',
    time: 'En cuanto lo sepa.',
    risk: 'Sin una razón real, el tribunal puede negarse, con costas.',
    bestFor: 'Decidió sin usted y la demanda es errónea.',
  },
  'nz.late.tribunal-step': {
    says: 'Llame hoy al tribunal y pregunte qué se decidió. Si faltó a la vista por una buena razón, pida enseguida otra: el plazo es corto.',
  },
  'nz.late.home-step': {
    says: 'No se vaya por su cuenta: casi siempre solo un tribunal puede ordenarlo. Llame hoy y pregunte si hay un caso, una vista o una orden. Si decidió sin usted, pida enseguida que lo mire otra vez.',
  },
  'nz.late.demand-reality': {
    says: 'Los días del aviso parecen pasados, así que ahora pueden pedir su quiebra. No está en quiebra hasta que un tribunal lo diga.',
  },
  'nz.late.demand-step': {
    says: 'Busque hoy ayuda legal y pregunte si alguien pidió su quiebra. Vaya a la vista: puede mostrar que puede pagar, o por qué el tribunal debe decir no.',
  },
  'nz.late.job-step': {
    says: 'Escriba hoy a su empresa que presenta una queja (personal grievance). Si pasaron los 90 días, pida que la acepte. Si no, la Employment Relations Authority puede admitirla en casos excepcionales.',
  },
  'nz.late.tax-step': {
    says: 'El día ya pasó: llame hoy a Inland Revenue o use myIR. Aún puede pedir pagar a plazos.',
  },
  'nz.late.benefit-step': {
    says: 'Si está mal, envíe hoy el formulario de revisión. ¿La decisión tiene más de tres meses? Diga por qué llega tarde: con una buena razón el comité aún puede admitirlo.',
  },
  'nz.late.fine-step': {
    says: 'Los días parecen pasados. Llame hoy a la oficina del aviso y pregunte si sigue allí o en el tribunal. En el tribunal puede pedir plazos.',
  },
  'nz.late.fine-reality': {
    says: 'El último día parece pasado, así que pueden sumarse gastos. Aún puede pagar, pedir tiempo y preguntar qué queda si la multa está mal.',
  },
  'nz.late.rent-step': {
    says: 'Los días parecen haber pasado, así que pueden ir al Tenancy Tribunal. Pague hoy lo que pueda, y ofrezca un plan por escrito. Vaya a la mediación y a la audiencia: un plan cumplido puede salvar su casa.',
  },
}
