/** Questions about driving without insurance: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NO_INSURANCE_ES: Words = {
  'ie.ask.no-insurance': {
    says: 'Vaya al juzgado ese día, con abogado si puede; pida al juez asistencia gratuita. Si estaba asegurado, lleve el certificado: eso basta. Si no, puede haber multa de hasta €5,000 y retirada del carné. La primera vez, una razón especial puede salvar el carné.',
  },
}
