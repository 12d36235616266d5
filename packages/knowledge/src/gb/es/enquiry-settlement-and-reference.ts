/** Questions about a settlement agreement and about a reference: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SETTLEMENT_AND_REFERENCE_ES: Words = {
  'gb.ask-work.settlement': {
    says: 'No firme todavía. Solo le obliga tras el consejo de un asesor independiente, y casi siempre lo paga la empresa. Acas dice que al menos 10 días para pensar es lo justo.',
  },
  'gb.ask-work.reference': {
    says: 'La mayoría de las empresas no tiene que dar una referencia. Si la da, debe ser verdadera y justa. Puede pedir ver la que enviaron a su nueva empresa.',
    dependsOn: 'su contrato y su sector',
  },
}
