/** A suspension from work: no punishment, and nothing is decided. The words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const SUSPENSION_AT_WORK_ES: Words = {
  'gb.suspension.not-yet': {
    says: 'Una suspensión no es un castigo ni prueba nada. Antes de un despido deben mirar los hechos con justicia y oírle.',
  },
  'gb.suspension.reality': {
    says: 'Ahora miran los hechos. Puede acabar con su vuelta al trabajo o con una vista.',
  },
  'gb.suspension.right-pay': {
    says: 'Conserva el sueldo entero y las vacaciones, salvo que su contrato diga claramente otra cosa.',
  },
  'gb.suspension.right-short': {
    says: 'Debe ser lo más corta posible y revisarse con el tiempo.',
  },
  'gb.suspension.right-cause': {
    says: 'Necesitan un motivo justo. Pregunte si mientras puede hacer otro trabajo o trabajar en otro sitio.',
  },
  'gb.suspension.know-interview': {
    says: 'En una charla que solo aclara hechos, la ley no da derecho a acompañante. Pídalo igual.',
  },
  'gb.suspension.step-rules': {
    says: 'Siga las reglas de la carta: no vaya y esté localizable en horas de trabajo. Siempre puede hablar con su sindicato o asesor.',
  },
  'gb.suspension.step-ask': {
    says: 'Pregunte por escrito de qué se trata, cuánto dura, cuándo se revisa y a quién llamar.',
  },
  'gb.suspension.step-account': {
    says: 'Escriba ya su relato, con fechas y nombres. Haga una lista de correos y testigos a su favor.',
  },
  'gb.suspension.option-object': {
    says: 'Presente una queja (grievance): diga por qué no hace falta y ofrezca otro trabajo mientras tanto.',
    title: 'Oponerse a la suspensión',
    cost: 'Nada.',
    time: 'Unas semanas.',
    risk: 'Bajo si mantiene la calma.',
    bestFor: 'No hacía falta o dura demasiado.',
  },
  'gb.suspension.option-prepare': {
    says: 'Aproveche el tiempo: reúna pruebas, hable con su sindicato y responda con verdad.',
    title: 'Preparar su respuesta',
    cost: 'Nada.',
    time: 'Unas horas.',
    risk: 'No contacte a compañeros si la carta lo prohíbe.',
    bestFor: 'Espera una vista.',
  },
  'gb.suspension.warn-files': {
    says: 'No se envíe archivos de la empresa ni borre mensajes. Eso solo puede costarle el empleo.',
  },
}
