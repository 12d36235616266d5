/** The Spanish words of the rows in ../immigration-refusal.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const IMMIGRATION_REFUSAL_ES: Words = {
  'au.denied.right-reasons': {
    says: 'La carta debe dar los motivos, decir si puede pedir al tribunal una revisión (review) y hasta cuándo.',
  },
  'au.denied.right-review': {
    says: 'Para la mayoría de los visados negados en Australia tiene 28 días para acudir al Administrative Review Tribunal. En algunos casos es menos.',
  },
  'au.denied.warn-strict': {
    says: 'El plazo para la revisión (review) es estricto. El tribunal no puede darle más, ni siquiera un día.',
  },
  'au.denied.warn-stay': {
    says: 'Compruebe cuándo termina su visado puente (bridging visa). Sin visado pueden detenerle, y un visado nuevo se hace más difícil.',
  },
  'au.denied.step-date': {
    says: 'Calcule el último día desde el día en que recibió la carta. Un correo electrónico cuenta el día en que se envió.',
  },
  'au.denied.option-review': {
    says: 'Preséntela en línea a tiempo y envíe pruebas sobre cada motivo. Puede añadir más papeles después.',
    title: 'Pedir al tribunal una revisión (review)',
    cost: 'Una tasa alta para la mayoría de los visados. Pida la mitad si no puede pagar.',
    time: 'Muchos meses, a menudo más.',
    risk: 'Pierde la tasa si pierde.',
    bestFor: 'Puede mostrar que cumple la regla.',
  },
  'au.denied.not-yet': {
    says: 'Su visado todavía no está cancelado. Primero deben leer su respuesta.',
  },
  'au.denied.right-comment': {
    says: 'Puede decir por qué no hay motivo, y por qué su visado debe seguir en cualquier caso.',
  },
  'au.denied.step-comment': {
    says: 'Responda por escrito a más tardar el día del aviso, con pruebas. Si es muy corto, pida más tiempo antes de ese día.',
  },
  'au.denied.step-help': {
    says: 'Busque ayuda esta semana de un abogado, de la ayuda legal (legal aid) o de un agente de migración registrado (registered migration agent). Nadie más puede darla por dinero.',
  },
}
