/** What can still be done about decisions, rent and hearings when their day is over: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_DECISIONS_ES: Words = {
  'gb.late.insurance-step': {
    says: 'El día de la carta ya pasó. Escriba hoy a la aseguradora de todos modos, con la palabra complaint. Ese día suele ser suyo, no de la ley.',
  },
  'gb.late.insurance-right': {
    says: '¿Pasaron seis meses desde la respuesta final? El Ombudsman aún puede ayudar si la aseguradora acepta, o si algo excepcional le retuvo, como una enfermedad grave.',
  },
  'gb.late.tribunal-step': {
    says: 'Recurra hoy al tribunal gratuito, con este aviso. ¿Tiene más de un mes? Diga por qué llega tarde. Puede admitir un recurso hasta 13 meses tras la primera decisión.',
  },
  'gb.late.scots-benefit-step': {
    says: 'Pida hoy a Social Security Scotland una nueva decisión (re-determination), y diga por qué llega tarde. Con buena razón puede aceptarla hasta un año después del aviso.',
  },
  'gb.late.ni-benefit-step': {
    says: 'Pida hoy que se revise la decisión, y diga por qué llega tarde. Con buena razón pueden aceptarlo hasta 13 meses tras la decisión.',
  },
  'gb.late.rent-step': {
    says: 'El día de la carta ya pasó, pero no tiene que irse. Llame hoy: ofrezca el alquiler y una pequeña suma por semana, y pregunte si viene un aviso o una fecha en el tribunal.',
  },
  'gb.late.rent-hearing-step': {
    says: 'El día de la vista parece haber pasado. Llame hoy al tribunal y pregunte qué se decidió. ¿Hay una orden? Pregunte a un abogado gratuito por el formulario N244, antes de los bailiffs.',
  },
  'gb.late.scots-rent-step': {
    says: 'El día de la carta ya pasó, pero no tiene que irse. Llame hoy: ofrezca el alquiler y una pequeña suma por semana, y pregunte si viene un aviso o una fecha ante el tribunal.',
  },
  'gb.late.ni-rent-step': {
    says: 'El día de la carta ya pasó, pero no tiene que irse: solo un tribunal puede ordenarlo. Llame hoy y ofrezca el alquiler y una pequeña suma por semana.',
  },
  'gb.late.hearing-step': {
    says: 'Pregunte hoy por escrito a su empresa si la audiencia se celebró y qué se decidió. ¿No pudo ir? Diga por qué y pida otro día.',
  },
  'gb.late.hearing-option': {
    says: 'Escriba por qué está mal, y que no le oyeron si fue así. Pida que lo vea otra persona.',
    title: 'Recurrir lo que se decidió',
    cost: 'Nada.',
    time: 'En los días que da la decisión. Mejor tarde que nunca.',
    risk: 'Ninguno. El plazo para el tribunal sigue corriendo.',
    bestFor: 'Decidieron contra usted.',
  },
  'gb.late.hb-step': {
    says: 'Escriba hoy al ayuntamiento y diga qué está mal. ¿La decisión tiene más de un mes? Diga por qué llega tarde: con una buena razón puede revisarla hasta 13 meses después.',
  },
}
