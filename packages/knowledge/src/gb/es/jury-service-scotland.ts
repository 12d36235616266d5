/** A call to jury service in Scotland: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const JURY_SERVICE_SCOTLAND_ES: Words = {
  'gb.juror.scotland-chance': {
    says: 'El juzgado saca los nombres al azar de la lista de votantes. Llaman a muchos, y 15 se sientan en un juicio penal.',
  },
  'gb.juror.scotland-step': {
    says: 'Conteste enseguida a la citación (jury citation), en la web del juzgado o por teléfono. Conteste también si quiere una dispensa.',
  },
  'gb.juror.scotland-step-work': {
    says: 'Enseñe la citación en el trabajo. Si no le pagan, pida que rellenen el formulario de sueldo perdido.',
  },
  'gb.juror.scotland-right-excused': {
    says: 'Le dispensan si lo pide a tiempo y tiene 71 años o más, o fue jurado en los últimos cinco años. Son dos años si vino y no le eligieron.',
  },
  'gb.juror.scotland-right-reasons': {
    says: 'El juzgado puede dispensarle por una buena razón: enfermedad, cuidado de alguien o vacaciones reservadas. Envíe prueba.',
  },
  'gb.juror.scotland-right-pay': {
    says: 'Puede pedir el sueldo perdido y el cuidado hasta un límite al día, y el viaje. El juzgado le dice las sumas.',
  },
  'gb.juror.scotland-right-job': {
    says: 'Su empresa no puede castigarle ni despedirle por ser jurado.',
  },
  'gb.juror.scotland-warning': {
    says: 'No falte sin contestar. El juzgado puede ponerle una multa de hasta £1,000.',
  },
  'gb.juror.scotland-option-serve': {
    says: 'Conteste que puede venir. Llame a la línea de jurados la tarde anterior, porque los planes cambian a menudo.',
    title: 'Decir que vendrá',
    cost: 'Nada. Parte del sueldo perdido puede no volver.',
    time: 'A menudo unos días.',
    risk: 'Un juicio puede durar más.',
    bestFor: 'Las fechas le van bien.',
  },
  'gb.juror.scotland-option-excuse': {
    says: 'Pídala en la web del juzgado con su razón y prueba.',
    title: 'Pedir la dispensa',
    cost: 'Nada.',
    time: 'Una respuesta ahora, unos días hasta la decisión.',
    risk: 'Si dicen que no, tiene que venir.',
    bestFor: 'Tiene 71 años o más, sirvió hace poco, está enfermo o no puede dejar a alguien.',
  },
}
