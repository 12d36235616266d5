/** Questions about damage that was reported late to the insurer: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LATE_CLAIM_ES: Words = {
  'fr.ask-buy.insurance-late': {
    says: 'El contrato fija el plazo: al menos cinco días laborables, dos si es robo. Pero el retraso solo quita la cobertura si el contrato lo dice claramente. Y el seguro debe probar que el retraso le perjudicó. Con fuerza mayor, como una enfermedad grave, la cobertura sigue. Pida la cláusula y la prueba por escrito, luego el mediador gratuito.',
    dependsOn: 'la cláusula del contrato y el daño del retraso',
  },
}
