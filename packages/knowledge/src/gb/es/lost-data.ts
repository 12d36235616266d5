/** Letters that say personal data was lost, and questions about one: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const LOST_DATA_ES: Words = {
  'gb.breach.wants': {
    says: 'Le avisan de que otros pueden haber visto sus datos personales. Usted no debe nada. Protéjase.',
  },
  'gb.breach.right-told': {
    says: 'Si el riesgo es alto, deben avisarle sin demora: qué pasó, qué puede seguir y a quién preguntar.',
  },
  'gb.breach.right-complain': {
    says: "Quéjese primero ante ellos. Después puede acudir gratis a la autoridad de datos (Information Commissioner's Office).",
  },
  'gb.breach.right-damages': {
    says: 'Puede pedir dinero por pérdidas o por un sufrimiento real. Si no pagan, decide un tribunal.',
  },
  'gb.breach.step': {
    says: 'Cambie sus contraseñas y avise a su banco. Mire su informe de crédito. No se fíe de llamadas ni enlaces sobre el caso.',
  },
  'gb.breach.answer': {
    says: "Cambie sus contraseñas y avise a su banco. Quéjese a la empresa y después gratis al Information Commissioner's Office. Puede pedir dinero por pérdidas o sufrimiento real.",
  },
}
