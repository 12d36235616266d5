/** Questions about taxes, and benefits asked back or refused: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_AND_BENEFITS_ES: Words = {
  'au.ask.tax': {
    says: 'Compruébelo en myGov. Haga un plan de pago antes del día límite, o presente una oposición (objection) si está mal.',
  },
  'au.ask.centrelink': {
    says: 'Pregunte cómo lo calcularon, y pida una revisión (review) y una pausa. Es gratis. Una deuda se puede perdonar si fue solo error de ellos.',
  },
  'au.ask.benefit-refused': {
    says: 'Pida a Centrelink una revisión formal (formal review) en 13 semanas, para que los pagos atrasados estén a salvo. Si aún dice que no, vaya gratis al Administrative Review Tribunal.',
  },
  'au.ask.dsp-refused': {
    says: 'Pida a Centrelink una revisión formal (review); en 13 semanas conserva los atrasos. Envíe nuevas pruebas médicas sobre los 20 puntos. Después el Administrative Review Tribunal es gratis.',
  },
  'au.ask.ndis': {
    says: 'Pida a la NDIA una revisión interna en tres meses. Si no cambia, acuda al Administrative Review Tribunal en 28 días. Las dos son gratis.',
  },
  'au.ask.centrelink-debt': {
    says: 'Pregunte cómo se calculó y pida una revisión. Para la mayoría de las deudas no hay último día, pero los pagos siguen: pídala pronto, y pida una pausa. La deuda debe perdonarse si solo la causó un error suyo y usted fue honesto. Una gran dificultad también cuenta.',
  },
  'au.ask.ato-bank': {
    says: 'La ATO puede enviar un embargo (garnishee notice) a su banco o empresa sin tribunal. Llame antes al 13 11 42 para un plan. Puede pedir por escrito que le quiten intereses y multas.',
  },
}
