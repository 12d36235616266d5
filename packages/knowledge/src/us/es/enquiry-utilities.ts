/** The Spanish words of the rows in ../enquiry-utilities.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_UTILITIES_ES: Words = {
  'us.state.tx.ask-power-cut': {
    says: 'El aviso de corte debe llegar al menos diez días antes. No pueden cortar la luz con calor o frío extremos, ni mientras esté protegida una persona muy enferma en casa. Pida hoy un plan de pagos.',
    dependsOn: 'el día del aviso, el clima y quién está enfermo en casa',
  },
  'us.ask-everyday.shut-off': {
    says: 'Llame ya a la compañía y pida un plan. Diga si hay enfermos, ancianos o niños en casa. Llame al 211 para ayuda, y luego a la comisión estatal.',
  },
}
