/** The Spanish words of the rows in ../enquiry-work.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_WORDS: Words = {
  'ca.ask.dismissed-pregnant': {
    says: 'Despedirle por estar embarazada o de permiso va contra la ley. Quéjese en un año ante el organismo de derechos humanos de su provincia, y pida también el pago del preaviso.',
  },
  'ca.ask.settlement-agreement': {
    says: 'No firme en el momento. Una vez firmado, casi nunca puede pedir más. No pueden hacerle renunciar al mínimo legal. Pida a un abogado que lo lea; la oferta a menudo sube.',
  },
  'ca.ask.roe': {
    says: 'La empresa debe emitirlo, casi siempre en cinco días desde el último período de pago. Pida el EI ya sin él y avise a Service Canada; ellos presionarán.',
  },
  'ca.ask.probation': {
    says: 'En los tres primeros meses (90 días en Alberta) la ley casi nunca da preaviso ni paga. Lo trabajado debe pagarse. Despedir por enfermedad, embarazo u origen sigue prohibido.',
  },
  'ca.ask.bullied': {
    says: 'Anote cada vez, qué se dijo y quién lo vio. Dígalo por escrito al empleador. Si es por sexo, raza u otro motivo protegido, puede ayudar una oficina de derechos humanos.',
  },
  'ca.ask.bullied-qc': {
    says: 'En Quebec tiene derecho a un trabajo sin acoso psicológico (harcèlement psychologique). Anote cada vez y quéjese ante la CNESST en dos años.',
  },
}
