/** Letters that end a job: reasons, times, pay and help: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const EMPLOYMENT_ES: Words = {
  'ie.work.myth-contract': {
    says: 'Tiene derechos en el trabajo aunque no tenga contrato escrito. El sueldo mínimo, el preaviso y las vacaciones cuentan igual.',
  },
  'ie.work.want': {
    says: 'Busque el motivo y su último día de trabajo. Deciden lo que puede hacer.',
  },
  'ie.work.reality': {
    says: 'La empresa debe mostrar un motivo justo y un trato justo. Puede reclamar en la Workplace Relations Commission (WRC).',
  },
  'ie.work.who': {
    says: 'La WRC oye gratis las quejas de trabajo. No necesita abogado.',
  },
  'ie.work.rights': {
    says: 'Conserva el derecho al preaviso o a su pago, al sueldo sin pagar y a las vacaciones pagadas.',
  },
  'ie.work.no-hold': {
    says: 'No pueden quedarse con el sueldo que ha ganado. No pueden hacerle firmar en el momento.',
  },
  'ie.work.know-always': {
    says: 'Algunos motivos son siempre injustos, sin necesidad de un año de servicio: embarazo, un sindicato o denunciar malas prácticas.',
  },
  'ie.work.right-unfair': {
    says: 'Después de 12 meses de trabajo puede reclamar por despido injusto (unfair dismissal). La empresa debe probar que fue justo.',
  },
  'ie.work.right-notice': {
    says: 'Después de 13 semanas el preaviso es de una semana, después de dos años dos, de cinco cuatro, de diez seis, de quince ocho.',
  },
  'ie.work.right-pay': {
    says: 'Tiene derecho a todo el sueldo y las vacaciones que ganó.',
  },
  'ie.work.right-equality': {
    says: 'No pueden despedirle por su sexo, familia, edad, discapacidad, raza, religión, sexualidad o por ser Traveller.',
  },
  'ie.work.wrc': {
    says: 'Tiene seis meses desde el día en que acabó su trabajo. Contamos desde la carta, por prudencia.',
    action: 'Enviar su queja a la WRC',
    consequence: 'Después necesita una buena razón para el retraso, y nunca más de 12 meses.',
  },
  'ie.work.step-reason': {
    says: 'Pida los motivos por escrito. La empresa debe darlos en 14 días.',
  },
  'ie.work.step-appeal': {
    says: 'Use el recurso dentro de la empresa, pero apunte los seis meses para la WRC.',
  },
  'ie.work.step-keep': {
    says: 'Guarde la carta, su contrato, las nóminas y los mensajes.',
  },
  'ie.work.step-call': {
    says: 'Llame a su sindicato, a FLAC o al teléfono de información de la WRC.',
  },
  'ie.work.opt-wrc': {
    title: 'Quejarse a la WRC',
    says: 'Rellene el formulario en línea. Puede elegir mediación.',
    cost: 'Gratis.',
    time: 'Seis meses.',
    risk: 'Bajo. Cada parte paga sus costas.',
    bestFor: 'No hubo motivo justo o no hubo trato justo.',
  },
  'ie.work.opt-deal': {
    title: 'Pedir un acuerdo mejor',
    says: 'Pida más dinero o una buena referencia. Pida consejo antes de firmar una renuncia (waiver).',
    cost: 'Gratis, o un abogado (solicitor) unas horas.',
    time: 'De días a semanas.',
    risk: 'No deje pasar seis meses.',
    bestFor: 'Quiere pasar página.',
  },
  'ie.work.opt-wages': {
    title: 'Reclamar el sueldo sin pagar',
    says: 'La WRC puede ordenar el pago de sueldo, preaviso y vacaciones.',
    cost: 'Gratis.',
    time: 'Seis meses.',
    risk: 'Bajo.',
    bestFor: 'No le pagaron todo lo que ganó.',
  },
  'ie.work.insight-process': {
    says: 'Sin advertencia, sin reunión o sin recurso, un despido puede ser injusto, aunque el motivo sea real.',
    actionable: 'Apunte cada reunión, quién estaba y qué se dijo.',
  },
  'ie.work.warn-six': {
    says: 'Los seis meses corren aunque recurra dentro de la empresa.',
  },
  'ie.work.right-procedure': {
    says: 'Antes de un despido debe conocer la queja, poder responder, llevar a alguien y recurrir.',
  },
  'ie.work.right-holiday-pay': {
    says: 'Las vacaciones ganadas y no tomadas se deben pagar al acabar el trabajo.',
  },
  'ie.work.right-reasons': {
    says: 'Puede pedir por escrito los motivos del despido. La empresa debe darlos en 14 días.',
  },
  'ie.work.appeal-over': {
    says: 'La apelación terminó. Reclame ya ante la WRC. Los seis meses corren desde el día en que acabó su trabajo, no desde esta carta.',
  },
}
