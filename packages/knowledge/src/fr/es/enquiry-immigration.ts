/** The Spanish words of the rows in ../enquiry-immigration.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_IMMIGRATION_ES: Words = {
  'fr.ask-stay.leave': {
    says: 'Vea hoy a un abogado. Tiene un mes, siete días o 48 horas, según la última página. Un recurso a tiempo frena la expulsión.',
  },
  'fr.ask-stay.renew': {
    says: 'Pida la renovación en línea de dos a cuatro meses antes. Guarde la prueba y pida el documento que prolonga sus derechos (attestation de prolongation).',
  },
  'fr.ask-stay.no-answer': {
    says: 'Cuatro meses de silencio con expediente completo suelen valer como no, aunque tenga un nuevo récépissé. Desde entonces tiene dos meses: pida los motivos y vaya al tribunal administrativo. Pida hoy a la prefectura, en línea y por carta certificada, que prolongue su papel (récépissé o attestation de prolongation), con prueba del día. Si no, un juez puede ordenarlo rápido (référé); en renovaciones la urgencia se presume. Ayudan la asistencia jurídica y la Cimade.',
  },
  'fr.ask-stay.refused': {
    says: 'Suele tener dos meses para el tribunal administrativo. Con orden de salida es mucho menos: lea hoy la última página.',
  },
  'fr.ask-stay.citizenship': {
    says: 'Por decreto, casi siempre tras cinco años en Francia, con ingresos estables, buen francés (nivel B2) y un examen cívico. Por matrimonio tras cuatro años.',
  },
  'fr.ask-stay.step': {
    says: 'Pregunte a un abogado, a la Cimade o a un point-justice (3039). Guarde sobres y recibos.',
  },
  'fr.ask-stay.leave-time': {
    says: 'Si la orden le da 30 días para irse, tiene un mes desde el día en que la recibió para ir al tribunal administrativo. En arresto domiciliario (assigné à résidence) son siete días; en un centro de internamiento, 48 horas. Tras un recurso a tiempo no pueden expulsarle antes de que decida el tribunal. Vea hoy a un abogado o a la Cimade y pida justicia gratuita (aide juridictionnelle).',
  },
}
