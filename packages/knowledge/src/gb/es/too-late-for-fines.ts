/** What can still be done about fixed penalties when their day is over: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_FINES_ES: Words = {
  'gb.late.driver-reality': {
    says: 'Ahora puede llegar un papel del tribunal, por no responder o por la conducción. Hoy aún puede arreglar mucho.',
  },
  'gb.late.driver-step': {
    says: 'Los 28 días parecen haber pasado. Envíe hoy el formulario de todos modos, con justificante. Diga por qué llega tarde: aún puede contar si no pudo antes.',
  },
  'gb.late.driver-court-step': {
    says: '¿Llegó un papel del tribunal? Responda antes de su día y consulte a un solicitor. ¿Le condenaron sin saberlo? Dígalo al tribunal en 21 días desde que lo supo.',
  },
  'gb.late.driver-option': {
    says: 'Envíe el nombre y la dirección del conductor, también si es usted, y qué le retuvo.',
    title: 'Nombrar al conductor hoy',
    cost: 'Nada.',
    time: 'Unos minutos.',
    risk: 'Aún pueden acusarle por el retraso.',
    bestFor: 'Sabe quién conducía.',
  },
  'gb.late.driver-ni-step': {
    says: 'Los días del aviso parecen haber pasado. Envíe hoy el formulario de todos modos, con justificante, y diga por qué. Si llega un papel del tribunal, vea a un solicitor.',
  },
  'gb.late.police-step': {
    says: 'Los días parecen haber pasado. Llame hoy a la oficina de la carta y pregunte si aún puede pagar. Si no, llegará un papel del tribunal: respóndalo antes de su día.',
  },
  'gb.late.police-fine-step': {
    says: '¿Se lo dio un agente en mano? Puede ser ya una multa, la mitad más alta. ¿No se lo dieron a usted, o pidió juicio a tiempo? Dígalo al tribunal en 21 días desde su carta.',
  },
  'gb.late.police-option': {
    says: 'Declárese culpable con sus razones, o no culpable. No haber aceptado la oferta no debe agravar la pena.',
    title: 'Responder al papel del tribunal',
    cost: 'Una multa según sus ingresos, y costas, si pierde.',
    time: 'Algunos meses.',
    risk: 'La multa y los puntos pueden ser mayores que en la oferta.',
    bestFor: 'La oferta terminó.',
  },
  'gb.late.pcn-scotland-step': {
    says: 'Los días de esta carta parecen haber pasado. Llame hoy al council y pregunte qué sigue. Envíe sus razones ahora y diga por qué llegan tarde: aún puede mirarlas.',
  },
  'gb.late.pcn-scotland-appeal-step': {
    says: 'Los 28 días parecen haber pasado. Envíe hoy el recurso al tribunal y escriba por qué llega tarde. Lo trata como una petición de más tiempo, y puede decir sí o no.',
  },
  'gb.late.pcn-scotland-certificate-step': {
    says: 'Los 14 días parecen haber pasado, así que pueden seguir los sheriff officers. Llame hoy al council: pague o pida un plan. ¿Nunca llegó una carta anterior? Dígalo.',
  },
  'gb.late.pcn-ni-step': {
    says: 'Los días de este aviso parecen haber pasado. Llame hoy a la oficina indicada y pregunte qué sigue. Envíe sus razones ahora, y diga por qué llegan tarde.',
  },
  'gb.late.pcn-ni-appeal-step': {
    says: 'Los días parecen haber pasado. Envíe hoy el formulario de recurso al tribunal y escriba por qué llega tarde. Puede decir sí o no.',
  },
  'gb.late.pcn-ni-certificate-step': {
    says: '¿Nunca llegó la notice to owner, o la respuesta a su reclamación? Envíe hoy al tribunal una statutory declaration y diga por qué llega tarde. Si no, llame y pague, o pida un plan.',
  },
}
