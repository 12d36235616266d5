/** Questions about an owner who needs the home: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LANDLORD_NEEDS_HOME_ES: Words = {
  'it.ask.landlord-needs-home': {
    dependsOn: 'cuándo termina su contrato',
    says: 'Solo al final de los primeros cuatro años (tres en contrato concertado), con seis meses de aviso y el motivo, casi siempre por carta certificada. La necesidad de un hijo lo es. A mitad de contrato no vale, de palabra casi nunca: quédese y pague. Si no se usa así en doce meses, puede pedir 36 meses de alquiler o volver. Solo un juez puede echarle.',
  },
}
