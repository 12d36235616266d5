/** What can still be done when the day in a letter is over: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_ES: Words = {
  'ie.late.claim-want': {
    says: 'Podía responder y dar su versión. El día para eso parece pasado, así que puede haber ya una sentencia.',
  },
  'ie.late.claim-reality': {
    says: 'Averígüelo hoy. Sin sentencia, una respuesta tardía aún puede contar. Si la hay, puede pedir al tribunal que la anule.',
  },
  'ie.late.claim-not-yet': {
    says: 'El sueldo, el dinero del banco o los bienes solo se embargan tras una sentencia. Pregunte al tribunal si la hay.',
  },
  'ie.late.claim-step': {
    says: 'Llame hoy al tribunal con el número del caso. Pregunte si hay sentencia. Si no la hay, presente enseguida su respuesta y envíe copia a la otra parte.',
  },
  'ie.late.claim-option': {
    says: 'Pida que se anule. Diga por qué no respondió y cuál es su defensa. Pida que no embarguen nada hasta que el tribunal decida.',
    title: 'Pedir que se anule la sentencia',
    cost: 'Puede haber una tasa.',
    time: 'Enseguida. En el Circuit Court, 10 días desde que lo sabe.',
    risk: 'Sin una razón real, el tribunal puede negarse, con costas.',
    bestFor: 'Decidió sin usted y la demanda es errónea.',
  },
  'ie.late.demand-reality': {
    says: 'Los días del aviso parecen pasados, así que ahora pueden pedir su quiebra. No está en quiebra hasta que un tribunal lo diga.',
  },
  'ie.late.demand-step': {
    says: 'Busque hoy ayuda legal y pregunte si alguien pidió su quiebra. Vaya a la vista: el tribunal debe ver si le va mejor un acuerdo de deudas, y puede esperar. ¿Ya en quiebra? Tiene tres días para decir por qué es un error.',
  },
  'ie.late.home-step': {
    says: 'No se vaya por su cuenta y siga pagando el alquiler. Llame hoy al RTB: con una buena razón aún puede admitir una disputa tardía.',
  },
  'ie.late.tax-step': {
    says: 'El día ya pasó: contacte hoy con Revenue. Pida pagar por fases (phased payment) antes de que embargue.',
  },
  'ie.late.tax-option': {
    says: 'Envíe el formulario a la Tax Appeals Commission. ¿Pasaron los 30 días? Diga qué se lo impidió, como una ausencia o enfermedad.',
    title: 'Recurrir, también tarde',
    cost: 'Gratis.',
    time: '30 días. Con una buena razón, casi siempre 12 meses más.',
    risk: 'Pueden negarse si la razón es débil.',
    bestFor: 'Está mal y algo le impidió actuar a tiempo.',
  },
  'ie.late.benefit-step': {
    says: 'Envíe hoy el recurso. ¿La decisión tiene más de 60 días? Diga por qué llega tarde: el Chief Appeals Officer aún puede admitirlo. Si tiene datos nuevos, pida también que lo revisen.',
  },
  'ie.late.fine-step': {
    says: 'Los 28 días parecen pasados. En los 28 siguientes casi siempre aún puede pagar, la mitad más. Si llega una citación (summons), léala enseguida: da otra ocasión de pagar.',
  },
  'ie.late.job-step': {
    says: 'El día de la carta ya pasó. Reclame hoy ante la WRC: tiene seis meses desde que acabó su trabajo. Con una buena razón puede admitir hasta 12.',
  },
  'ie.late.rent-step': {
    says: 'Los 28 días parecen haber pasado, así que puede seguir un aviso de salida. Pague hoy lo que pueda, y ofrezca un plan por escrito. Si llega un aviso, llévelo al RTB en 28 días.',
  },
}
