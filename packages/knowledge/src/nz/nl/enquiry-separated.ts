/** Questions about the home and savings after a couple parts: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SEPARATED_NL: Words = {
  'nz.ask.split-property': {
    says: 'Meestal ja, als u drie jaar of langer een stel was. Dan wordt het gezinshuis, ook als het eerst van de ander was, en wat u samen opbouwde half om half gedeeld. Gezamenlijke schulden ook. Onder drie jaar telt meer wat ieder inbracht. Naar het Family Court binnen drie jaar na de breuk of 12 maanden na de scheiding. Een afspraak bindt alleen schriftelijk, met ieder een eigen advocaat.',
  },
}
