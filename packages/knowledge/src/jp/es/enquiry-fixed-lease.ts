/** Questions about a lease that ends at its date: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FIXED_LEASE_ES: Words = {
  'jp.ask.fixed-lease': {
    says: 'Un contrato fijo (定期借家) acaba solo si antes de firmar recibió un papel aparte que decía que no se renueva. Sin él es un contrato normal y sigue. Si dura un año o más, el casero debe avisar entre un año y seis meses antes del fin. Si avisa tarde, puede quedarse seis meses más. Solo un juez puede sacarle. Pregunte a 法テラス.',
    dependsOn: 'los papeles del inicio y el aviso',
  },
}
