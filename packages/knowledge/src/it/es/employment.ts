/** Letters of employers that end a job: reasons, times, sums and papers: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const EMPLOYMENT_WORDS: Words = {
  'it.work.want': {
    says: 'Su empresa termina su empleo (licenziamento) y debe decir por qué.',
  },
  'it.work.who': {
    says: 'Es su empresa. Un juez puede decir que se equivocó.',
  },
  'it.work.rights': {
    says: 'Puede impugnar por escrito, cobrar el preaviso y la indemnización de fin de empleo (TFR), y pedir el paro (NASpI).',
  },
  'it.work.reality': {
    says: 'La carta no es la última palabra. La empresa debe probar el motivo ante un juez.',
  },
  'it.work.spoken': {
    says: 'Un despido dicho solo de palabra no tiene efecto. Debe ser por escrito y con los motivos.',
  },
  'it.work.no-forced-resign': {
    says: 'Nadie puede hacerle dimitir en papel. Una dimisión vale solo por internet, y puede retirarla en siete días.',
  },
  'it.work.deadline-challenge': {
    says: 'Tiene 60 días desde que lo recibió para impugnarlo por escrito. Contamos desde su fecha.',
    action: 'Enviar la impugnación (impugnazione) por carta certificada o e-mail certificado (PEC)',
    consequence: 'Ya no puede impugnar el despido.',
  },
  'it.work.right-writing': {
    says: 'Tiene derecho a los motivos por escrito, en la misma carta.',
  },
  'it.work.right-notice': {
    says: 'Tiene derecho al preaviso que dice su convenio (CCNL), o a su pago. No si le despiden en el acto por falta grave (giusta causa).',
  },
  'it.work.right-tfr': {
    says: 'Recibe la indemnización de fin de empleo (TFR), las vacaciones no tomadas y parte de la paga 13 (tredicesima), sea cual sea el motivo.',
  },
  'it.work.right-null': {
    says: 'Si fue por embarazo, matrimonio, sindicato, baja por enfermedad o prejuicio, es nulo. Vuelve al trabajo con el sueldo perdido.',
  },
  'it.work.right-money': {
    says: '¿Contratado desde el 7 de marzo de 2015? Un despido injusto da de 6 a 36 meses de sueldo. En una empresa pequeña el juez puede llegar a 18.',
  },
  'it.work.right-fact-false': {
    says: 'En una empresa mayor, si el hecho no ocurrió, el juez puede devolverle el empleo.',
  },
  'it.work.right-move': {
    says: 'Por motivos económicos, la empresa debe mostrar que no había otro puesto libre para usted (repêchage).',
  },
  'it.work.right-collective': {
    says: 'En un despido colectivo, la empresa debe hablar con los sindicatos y elegir con reglas justas: familia, años, necesidades.',
  },
  'it.work.right-sick': {
    says: 'La enfermedad protege su empleo hasta un límite (comporto) de su convenio. Pida la cuenta de los días.',
  },
  'it.work.option-appeal': {
    title: 'Impugnarlo',
    says: 'Envíe la impugnación en 60 días, luego demande o concilie en 180 días.',
    cost: 'Una carta certificada. Luego un sindicato, un abogado o ayuda legal.',
    time: '60 días, luego 180.',
    risk: 'Si pierde en el juzgado, puede pagar costas.',
    bestFor: 'El motivo no es verdad, no está probado o es injusto.',
  },
  'it.work.option-negotiate': {
    title: 'Llegar a un acuerdo',
    says: 'Pida una cantidad en la oficina de trabajo, un sindicato o con un abogado. La empresa puede ofrecer un cheque sin impuestos en 60 días.',
    cost: 'Nada o una tasa pequeña.',
    time: 'Unas semanas.',
    risk: 'Cuando toma el cheque, se acabó.',
    bestFor: 'No quiere volver.',
  },
  'it.work.option-help': {
    title: 'Pedir ayuda',
    says: 'Un sindicato, una oficina de ayuda (patronato) o un abogado laboral revisa la carta.',
    cost: 'Gratis o una tasa pequeña.',
    time: 'Esta semana.',
    risk: 'Ninguno.',
    bestFor: 'No está seguro.',
  },
  'it.work.option-accept': {
    title: 'Aceptarlo',
    says: 'Tome lo que le deben y pida el paro (NASpI).',
    cost: 'Nada.',
    time: 'Ahora.',
    risk: 'Tras 60 días ya no puede impugnarlo.',
    bestFor: 'El motivo es real y las cantidades son correctas.',
  },
  'it.work.warning-settle-paper': {
    says: 'No firme que no quiere nada más (quietanza a saldo, rinuncia). Puede atacar un papel así en seis meses.',
  },
  'it.work.tactic-short-letter': {
    says: 'La impugnación no necesita motivos: bastan «Impugno el despido del ...» y su nombre.',
    risk: 'Aún debe actuar en 180 días.',
    notWhen: 'No con un simple e-mail.',
  },
  'it.work.element-reasons': {
    name: 'Los motivos',
    says: 'La carta debe dar los motivos.',
    ifMissing: 'Dígaselo a su abogado: una carta sin motivos no es válida.',
  },
  'it.work.right-home-worker': {
    says: 'En una casa particular el despido no necesita motivo. Pero le deben el preaviso o su paga, las vacaciones pendientes y el TFR, también a una colf o badante.',
  },
}
