/** The Spanish words of the rows in ../immigration-decision.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const IMMIGRATION_DECISION_ES: Words = {
  'de.stay.want': {
    says: 'Una autoridad decide sobre su estancia en Alemania.',
  },
  'de.stay.reality': {
    says: 'Se trata de su derecho a quedarse. El plazo es corto: acuda hoy a un abogado o a un centro gratuito.',
  },
  'de.stay.warn': {
    says: 'Un recurso solo a menudo no frena la expulsión. Hace falta también una petición urgente al juez (Eilantrag).',
  },
  'de.stay.deadline-week': {
    says: 'Tiene una semana desde la entrega para el recurso y la petición urgente. El día indicado cuenta, por seguridad, desde la fecha de la carta.',
    action: 'Acudir al tribunal administrativo con recurso y petición urgente',
    consequence: 'La decisión será firme y puede ser expulsado.',
  },
  'de.stay.deadline-two-weeks': {
    says: 'Contra un no del BAMF tiene dos semanas desde la entrega, a veces una. El día indicado cuenta, por seguridad, desde la fecha de la carta.',
    action: 'Acudir al tribunal administrativo (Klage)',
    consequence: 'La decisión será firme y puede ser expulsado.',
  },
  'de.stay.right-reasons': {
    says: 'Los hechos y pruebas deben llegar al tribunal en un mes. Un abogado puede ver su expediente.',
  },
  'de.stay.right-time-to-leave': {
    says: 'En la mayoría de los casos deben darle de 7 a 30 días para irse por su cuenta. Familia, hijos y salud deben valorarse.',
  },
  'de.stay.right-fiction': {
    says: 'Si pidió antes de que acabara su permiso, puede quedarse y trabajar como antes. Pida la Fiktionsbescheinigung.',
  },
  'de.stay.step-lawyer': {
    says: 'Lleve hoy la carta y el sobre a un abogado o centro (Migrationsberatung, Flüchtlingsrat).',
  },
  'de.stay.option-court': {
    says: 'Un recurso y una petición urgente pueden dejarle aquí hasta que decida un juez. Hay asistencia jurídica.',
    title: 'Ir al juez a tiempo',
    cost: 'En asilo no hay tasa judicial. El abogado cuesta.',
    time: 'Una semana, dos o un mes: vea la última página.',
    risk: 'Un día tarde y casi siempre se acabó.',
    bestFor: 'Tiene motivos para quedarse.',
  },
}
