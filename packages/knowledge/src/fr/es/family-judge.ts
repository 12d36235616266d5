/** The Spanish words of the rows in ../family-judge.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FAMILY_JUDGE_ES: Words = {
  'fr.jaf.want': {
    says: 'El otro padre pide al juez (JAF) que decida dónde vive el niño, quién lo ve o qué paga usted.',
  },
  'fr.jaf.right-interest': {
    says: 'Casi siempre ambos padres conservan la autoridad, y el juez solo mira el bien del niño: costumbres, acuerdos, respeto al otro, violencia. El niño puede pedir que le oigan.',
  },
  'fr.jaf.right-sum': {
    says: 'La pensión depende de los medios de cada padre y las necesidades del niño. Puede cambiar si hay algo nuevo.',
  },
  'fr.jaf.right-lawyer': {
    says: 'Casi nunca necesita abogado, aunque ayuda: la asistencia jurídica paga si gana poco. Si no va, deciden sin usted. Apelación casi siempre en un mes.',
  },
  'fr.jaf.step': {
    says: 'Lleve ingresos, alquiler y gastos, un plan de colegio y vacaciones, y cómo cuida al niño. Envíe copias antes.',
  },
}
