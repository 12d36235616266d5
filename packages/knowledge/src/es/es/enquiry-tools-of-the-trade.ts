/** Questions about the seizure of what a person works with: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TOOLS_OF_THE_TRADE_ES: Words = {
  'es.ask.work-tools': {
    says: 'Lo necesario para su oficio no se puede embargar si su valor es pequeño frente a la deuda. Así, una furgoneta imprescindible y de poco valor puede quedarse; una cara se puede embargar. Un prestamista necesita antes un juez, y el dinero y las cuentas van antes que los bienes. Guarde pruebas: alta de autónomo, fotos del uso, una tasación. Si la embargan, pida enseguida al mismo juzgado que levante el embargo. El abogado puede ser gratuito.',
  },
}
