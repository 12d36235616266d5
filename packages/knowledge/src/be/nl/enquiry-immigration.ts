/** Questions about the right to stay: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_IMMIGRATION_NL: Words = {
  'be.ask.stay': {
    says: 'Doe nu iets. U hebt meestal 30 dagen voor de Raad voor Vreemdelingenbetwistingen, en soms 10 of minder. Dat staat in de brief. Een gratis advocaat (pro deo) kan snel helpen.',
  },
}
