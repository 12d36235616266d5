/** What can still be done when the day in a letter of a council, a tax office or a benefit office is over: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_OFFICES_ES: Words = {
  'gb.late.pcn-step': {
    says: 'Los días de esta carta parecen pasados. Llame hoy al ayuntamiento y pregunte qué sigue. Envíe ya sus razones y diga por qué llega tarde: aún puede mirarlas.',
  },
  'gb.late.pcn-appeal-step': {
    says: 'Los 28 días parecen pasados. Envíe hoy el recurso (appeal) y escriba por qué llega tarde. El tribunal lo toma como petición de más plazo y puede decir sí o no.',
  },
  'gb.late.pcn-certificate-step': {
    says: 'Los 14 días parecen pasados, así que el ayuntamiento puede haber registrado la deuda en el tribunal. Llame hoy: pague o pida plazos antes de que los agentes sumen gastos.',
  },
  'gb.late.pcn-recovery-step': {
    says: 'Los 21 días parecen pasados. ¿Es cierto para usted un motivo del formulario TE9 o PE3? Envíelo hoy con el TE7 o PE2, que pide más plazo. Diga por qué llega tarde.',
  },
  'gb.late.council-want': {
    says: 'El ayuntamiento pidió council tax atrasado. Los días de la carta ya pasaron, así que puede querer ahora todo el resto del año.',
  },
  'gb.late.council-reality': {
    says: 'Esta deuda va primero. El ayuntamiento puede haber acudido al tribunal, pero aún puede acordar un plan con usted.',
  },
  'gb.late.council-not-yet': {
    says: 'Los agentes solo pueden venir después de que un tribunal dicte una liability order. Pregunte al ayuntamiento si la hay.',
  },
  'gb.late.council-step': {
    says: 'Llame hoy al ayuntamiento, aunque los días hayan pasado. Pague la parte atrasada si puede y pida recuperar su plan mensual. Puede decir que sí.',
  },
  'gb.late.summons-reality': {
    says: 'El día de la vista ya pasó, así que el tribunal probablemente dictó una liability order. No es un caso penal y aún puede acordar un plan.',
  },
  'gb.late.summons-step': {
    says: 'Llame hoy al ayuntamiento y pregunte si hay una liability order. Pida un plan antes de que pase a los agentes. Si no se debía, pida que haga anular la orden.',
  },
  'gb.late.council-scotland-step': {
    says: 'Los días de esta carta ya pasaron. Llame hoy al ayuntamiento, pregunte si hay un summary warrant y pida un plan.',
  },
  'gb.late.tax-rights': {
    says: 'Aún puede pedir pagar a plazos. Puede recurrir en 30 días desde la carta. Después hace falta una buena razón y pedirlo cuanto antes.',
  },
  'gb.late.tax-step': {
    says: 'Llame hoy a HMRC, aunque el día haya pasado, y pida Time to Pay (plazos). Puede embargar sin tribunal, así que no espere.',
  },
  'gb.late.tax-option': {
    says: 'Escriba a HMRC qué está mal. ¿Pasaron los 30 días? Diga qué se lo impidió, como una enfermedad. Si dice que no, puede pedirlo al tribunal fiscal.',
    title: 'Recurrir, también tarde',
    cost: 'Gratis.',
    time: 'Ahora. No espere cuando el motivo haya acabado.',
    risk: 'Corren intereses sobre lo que se deba.',
    bestFor: 'La suma está mal o tenía una buena razón.',
  },
  'gb.late.benefit-step': {
    says: 'Pida hoy que revisen la decisión. ¿Tiene más de un mes? Diga por qué llega tarde. Con una buena razón pueden aceptarlo hasta 13 meses después de la decisión.',
  },
  'gb.late.benefit-option': {
    says: 'Diga qué está mal, envíe pruebas y diga qué se lo impidió, como una enfermedad o el hospital.',
    title: 'Pedir una revisión, también tarde',
    cost: 'Gratis.',
    time: 'Como mucho 13 meses después de la decisión.',
    risk: 'Pueden negarse si la razón es débil.',
    bestFor: 'La decisión está mal y algo le impidió pedirlo a tiempo.',
  },
}
