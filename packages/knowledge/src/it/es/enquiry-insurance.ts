/** Questions about insurers: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INSURANCE_WORDS: Words = {
  'it.ask.insurance-no': {
    says: 'Envíe una reclamación por e-mail certificado (PEC) o carta certificada. Tras 45 días o un no, vaya por internet al árbitro de seguros (AAS) por 20 €. Ojo con los dos años.',
  },
  'it.ask.offer-too-low': {
    says: 'Puede tomar el dinero y reclamar el resto. Escriba que lo acepta solo «in acconto», con un presupuesto o informe médico. Tras un no está el Árbitro de seguros. Tiene dos años tras un accidente de coche.',
  },
}
