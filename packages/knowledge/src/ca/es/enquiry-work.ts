/** The Spanish words of the rows in ../enquiry-work.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_WORDS: Words = {
  'ca.ask.pay-cut': {
    says: 'Diga por escrito que no está de acuerdo, y siga trabajando por ahora. Una bajada grande sin su permiso puede contar como despido, con pago del preaviso. Busque consejo pronto, porque esperar puede parecer un sí.',
  },
  'ca.ask.dismissed-pregnant': {
    says: 'Despedirle por estar embarazada o de permiso va contra la ley. Quéjese en un año ante el organismo de derechos humanos de su provincia, y pida también el pago del preaviso.',
  },
  'ca.ask.settlement-agreement': {
    says: 'No firme en el momento. Una vez firmado, casi nunca puede pedir más. No pueden hacerle renunciar al mínimo legal. Pida a un abogado que lo lea; la oferta a menudo sube.',
  },
  'ca.ask.fired-on': {
    says: 'En Ontario la ley da cerca de una semana por año, hasta 8, e indemnización tras 5 años en una empresa grande. Los tribunales suelen dar mucho más. No firme todavía.',
  },
  'ca.ask.fired-bc': {
    says: 'En Columbia Británica corresponde una semana de paga tras 3 meses, dos tras un año, tres tras 3 años, y luego una por año hasta 8. Los tribunales suelen dar mucho más.',
  },
  'ca.ask.fired-ab': {
    says: 'En Alberta corresponde una semana de preaviso o paga tras 90 días, dos tras 2 años, cuatro tras 4, hasta ocho tras 10. Los tribunales suelen dar más. Quéjese en seis meses.',
  },
  'ca.ask.roe': {
    says: 'La empresa debe emitirlo, casi siempre en cinco días desde el último período de pago. Pida el EI ya sin él y avise a Service Canada; ellos presionarán.',
  },
  'ca.ask.probation': {
    says: 'En los tres primeros meses (90 días en Alberta) la ley casi nunca da preaviso ni paga. Lo trabajado debe pagarse. Despedir por enfermedad, embarazo u origen sigue prohibido.',
  },
  'ca.ask.fired-sick-qc': {
    says: 'No. En Quebec puede faltar por enfermedad hasta 26 semanas en 12 meses, y despedirle por eso está prohibido. Quéjese a la CNESST en 45 días.',
  },
  'ca.ask.fired-sick': {
    says: 'Despedirle por enfermedad va casi siempre contra los derechos humanos. Quéjese en un año. También pueden deberle preaviso, y su puesto tras una licencia protegida.',
  },
}
