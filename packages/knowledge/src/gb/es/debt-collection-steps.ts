/** What to do about a letter from a debt collector: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_STEPS_ES: Words = {
  'gb.debt.step-age': {
    says: 'Busque la fecha de su último pago. Si hace más de seis años, la deuda puede ser demasiado vieja. Pida consejo antes de responder.',
  },
  'gb.debt.step-age-scotland': {
    says: 'Busque la fecha de su último pago. Si hace más de cinco años, la deuda puede haber terminado. Pida consejo antes de responder.',
  },
  'gb.debt.step-age-ni': {
    says: 'Busque la fecha de su último pago. Si hace más de seis años, la deuda puede ser demasiado vieja. Pida consejo antes de responder.',
  },
  'gb.debt.step-write': {
    says: 'Escriba, no llame. Pida prueba de la deuda y una lista completa de lo añadido. Diga que su carta no reconoce la deuda.',
  },
  'gb.debt.step-full-and-final': {
    says: 'Si puede reunir una cantidad menor, ofrézcala para terminar la deuda. Consiga el sí por escrito antes de pagar. Debe decir que el resto queda perdonado.',
  },
  'gb.debt.step-check': {
    says: 'Compruebe primero la carta. ¿La deuda es suya? ¿La cantidad es correcta? ¿Ya la pagó? No pague, firme ni llame hasta saberlo.',
  },
  'gb.debt.step-essentials': {
    says: 'Pague primero la vivienda, la calefacción, la comida y el impuesto municipal (council tax). Luego mire qué queda. Un asesor de deudas gratuito puede ayudarle.',
  },
  'gb.debt.step-essentials-ni': {
    says: 'Pague primero la vivienda, la calefacción, la comida y el impuesto municipal (rates). Luego mire qué queda. Un asesor de deudas gratuito puede ayudarle.',
  },
  'gb.debt.step-offer': {
    says: 'Si la debe, calcule su presupuesto y ofrezca lo que pueda pagar cada mes. Pida que paren los intereses y los cargos.',
  },
  'gb.debt.step-token': {
    says: 'Si le sobra muy poco, ofrezca ese poco. Envíe también un presupuesto. No deberían presionarle para pagar más de lo que puede.',
  },
  'gb.debt.step-dispute': {
    says: 'Si no es suya, o la cantidad está mal, dígalo por escrito y explique por qué. Pida que dejen de cobrar mientras lo estudian.',
  },
  'gb.debt.step-dispute-other': {
    says: 'Si no es suya, o la cantidad está mal, dígalo por escrito y explique por qué. Envíe la misma carta a la empresa con la que trató primero.',
  },
  'gb.debt.step-agreement': {
    says: 'Pida a la empresa dueña de la deuda una copia de su contrato de crédito. Envíe la tasa de £1. Hasta que envíe la copia, no puede exigir el contrato en el juzgado.',
  },
  'gb.debt.step-records': {
    says: 'Pida a la primera empresa todos los datos que tiene de usted. Es gratis y en la mayoría de los casos debe responder en el plazo de un mes. Las notas pueden mostrar pagos y errores.',
  },
  'gb.debt.step-keep': {
    says: 'Guarde cada carta y cada sobre. Anote cada llamada: el día, el nombre y lo que se dijo. Envíe sus cartas con prueba de envío.',
  },
  'gb.debt.step-credit-report': {
    says: 'Pida su informe de crédito gratuito. Muestra quién prestó el dinero, cuándo empezó el impago y las sentencias a su nombre.',
  },
  'gb.debt.step-breathing-space': {
    says: 'Si tiene varias deudas, pregunte a un asesor por la pausa legal (breathing space). Puede parar casi todas las cartas, los intereses y las acciones judiciales durante 60 días.',
  },
  'gb.debt.step-moratorium': {
    says: 'Si tiene varias deudas, pregunte a un asesor de dinero por una moratoria (moratorium). Impide que sus acreedores ejecuten deudas durante seis meses. Los intereses siguen.',
  },
  'gb.debt.step-watch-post': {
    says: 'Abra todo el correo. Un aviso antes de la demanda (letter of claim) o un formulario judicial es distinto de esta carta. Tiene una fecha que no debe dejar pasar.',
  },
}
