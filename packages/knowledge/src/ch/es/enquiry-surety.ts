/** Questions about a person who stood surety for the debt of another: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SURETY_ES: Words = {
  'ch.ask.surety': {
    says: 'Mire primero la forma. La fianza de un particular de más de 2.000 francos exige escritura ante notario y una suma máxima en cifras. Por debajo, la suma debe ir de su puño. Si está casado, casi siempre debe haber aceptado por escrito su cónyuge. Si no, es nula y no debe nada: escríbalo. ¿Firmó como codeudor? Entonces hay otras reglas. Pida consejo antes de pagar.',
    dependsOn: 'cómo se firmó y si su cónyuge aceptó',
  },
}
