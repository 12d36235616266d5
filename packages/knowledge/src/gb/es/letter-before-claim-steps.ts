/** What to do about a letter before court action: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const LETTER_BEFORE_CLAIM_STEPS_ES: Words = {
  'gb.lbc.step-reply': {
    says: 'Responda en un plazo de 30 días desde la fecha de la carta. Use el formulario de respuesta (Reply Form) si lo hay. Guarde una copia y la prueba de envío.',
  },
  'gb.lbc.step-reply-other': {
    says: 'Responda por escrito antes de la fecha de la carta. Diga con qué está de acuerdo y con qué no. Guarde una copia y la prueba de envío.',
  },
  'gb.lbc.step-check': {
    says: 'Compruebe tres cosas: ¿es su deuda, es correcta la cantidad y cómo de vieja es? No marque que la debe hasta estar seguro.',
  },
  'gb.lbc.step-documents': {
    says: 'Pida los papeles que necesita: el contrato, un extracto de la cuenta y cómo se calculó cada cargo. Tienen 30 días para enviarlos.',
  },
  'gb.lbc.step-advice': {
    says: 'Llame a un asesor de deudas gratuito y dígalo en el formulario de respuesta (Reply Form). Entonces deberían darle un tiempo justo para el consejo.',
  },
  'gb.lbc.step-offer': {
    says: 'Si la debe, envíe un presupuesto y ofrezca lo que pueda pagar cada mes. Un acuerdo ahora evita costes judiciales y sentencia.',
  },
  'gb.lbc.step-part': {
    says: 'Si solo debe una parte, diga qué parte y por qué. Ofrezca esa parte. Discuta el resto.',
  },
  'gb.lbc.step-dispute': {
    says: 'Si no la debe, dígalo claro y dé sus motivos. Envíe copias de sus pruebas, nunca los originales.',
  },
  'gb.lbc.step-agreement': {
    says: 'En deudas de crédito, envíe también £1 y pida su contrato de crédito. Hasta que lo entreguen, un juzgado no debería exigirlo.',
  },
  'gb.lbc.step-old': {
    says: 'Si su último pago fue hace más de seis años, diga que la deuda es demasiado vieja para el juzgado. No ofrezca pagar.',
  },
  'gb.lbc.step-post': {
    says: 'Avíseles si se muda. Muchas personas pierden porque el formulario judicial va a una dirección vieja.',
  },
  'gb.lbc.step-breathing-space': {
    says: 'Si tiene varias deudas, pregunte a un asesor por la pausa legal (breathing space). Puede darle 60 días con casi todas las acciones paradas.',
  },
}
