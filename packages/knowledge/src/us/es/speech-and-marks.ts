/** The Spanish words of the rows in ../speech-and-marks.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const SPEECH_AND_MARKS_ES: Words = {
  'us.stop.want': { says: 'El remitente quiere que deje de hacer algo y amenaza con una demanda.' },
  'us.stop.reality': {
    says: 'Es una carta, no una orden de la corte. Nadie ha decidido quién tiene razón.',
  },
  'us.stop.right-court': {
    says: 'Solo una corte puede ordenarle parar o pagar, después de oír a las dos partes.',
  },
  'us.stop.step-keep': {
    says: 'Guarde la carta, el sobre y todo lo que escribió o usó. No borre pruebas. Consulte a un abogado antes de responder.',
  },
  'us.stop.option-answer': {
    says: 'Responda con pocas palabras tranquilas, o pare lo que de verdad esté mal sin admitir más.',
    title: 'Responder por escrito',
    cost: 'Gratis',
    time: 'Antes de la fecha de la carta',
    risk: 'Lo que escriba puede usarse en la corte.',
    bestFor: 'Cree que el reclamo no es justo.',
  },
  'us.stop.option-stop': {
    says: 'Pare y pida que confirmen por escrito que el asunto está cerrado.',
    title: 'Parar y cerrar el asunto',
    cost: 'Gratis',
    time: 'Unos días',
    risk: 'No firme una promesa de pago sin consejo.',
    bestFor: 'Puede que tengan razón.',
  },
  'us.speech.right-truth': {
    says: 'Los hechos ciertos y las opiniones claras no son difamación. El remitente debe mostrar un dato falso que hizo daño.',
  },
  'us.speech.right-review': {
    says: 'Un contrato de formulario no puede prohibir ni multar una reseña honesta. Esa cláusula es nula.',
  },
  'us.speech.right-host': {
    says: 'El sitio que muestra su reseña casi nunca responde por ella. Usted sí, por lo que escribió.',
  },
  'us.speech.right-mark': {
    says: 'Una marca se viola solo si los compradores pueden confundirle con el dueño. Puede usar una palabra de forma justa para describir productos.',
  },
  ...stateWords('free-speech', {
    AZ: 'una corte puede terminar pronto una demanda débil por palabras sobre un tema público y casi siempre darle sus costos (anti-SLAPP)',
    CO: 'una corte puede terminar pronto una demanda débil por palabras sobre un tema público y casi siempre darle sus costos (anti-SLAPP)',
    CT: 'una corte puede terminar pronto una demanda débil por palabras sobre un tema público y casi siempre darle sus costos (anti-SLAPP)',
    IN: 'una corte puede terminar pronto una demanda débil por palabras sobre un tema público y casi siempre darle sus costos (anti-SLAPP)',
    KY: 'una corte puede terminar pronto una demanda débil por palabras sobre un tema público y casi siempre darle sus costos (anti-SLAPP)',
    NV: 'una corte puede terminar pronto una demanda débil por palabras sobre un tema público y casi siempre darle sus costos (anti-SLAPP)',
    OK: 'una corte puede terminar pronto una demanda débil por palabras sobre un tema público y casi siempre darle sus costos (anti-SLAPP)',
    OR: 'una corte puede terminar pronto una demanda débil por palabras sobre un tema público y casi siempre darle sus costos (anti-SLAPP)',
    TN: 'una corte puede terminar pronto una demanda débil por palabras sobre un tema público y casi siempre darle sus costos (anti-SLAPP)',
    CA: 'una corte puede terminar pronto una demanda débil por palabras sobre un tema público y casi siempre darle sus costos (anti-SLAPP)',
    FL: 'una corte puede terminar pronto una demanda débil por palabras sobre un tema público y casi siempre darle sus costos (anti-SLAPP)',
    GA: 'una corte puede terminar pronto una demanda débil por palabras sobre un tema público y casi siempre darle sus costos (anti-SLAPP)',
    IL: 'una corte puede terminar pronto una demanda débil por palabras sobre un tema público y casi siempre darle sus costos (anti-SLAPP)',
    MA: 'una corte puede terminar pronto una demanda débil por palabras sobre un tema público y casi siempre darle sus costos (anti-SLAPP)',
    NJ: 'una corte puede terminar pronto una demanda débil por palabras sobre un tema público y casi siempre darle sus costos (anti-SLAPP)',
    NY: 'una corte puede terminar pronto una demanda débil por palabras sobre un tema público y casi siempre darle sus costos (anti-SLAPP)',
    OH: 'una corte puede terminar pronto una demanda débil por palabras sobre un tema público y casi siempre darle sus costos (anti-SLAPP)',
    PA: 'una corte puede terminar pronto una demanda débil por palabras sobre un tema público y casi siempre darle sus costos (anti-SLAPP)',
    TX: 'una corte puede terminar pronto una demanda débil por palabras sobre un tema público y casi siempre darle sus costos (anti-SLAPP)',
    VA: 'una corte puede terminar pronto una demanda débil por palabras sobre un tema público y casi siempre darle sus costos (anti-SLAPP)',
    WA: 'una corte puede terminar pronto una demanda débil por palabras sobre un tema público y casi siempre darle sus costos (anti-SLAPP)',
  }),
}
