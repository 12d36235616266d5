/** Questions about the costs that a collection firm adds: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COLLECTION_COSTS_NL: Words = {
  'de.ask-debt.collector-costs': {
    says: 'Zulke kosten bent u alleen schuldig als de rekening klopt en u te laat was. Bij een niet betwiste rekening tot € 50 is het hoogste € 58,48, tot € 500 € 95,60. Meestal is het veel minder. Betaal het juiste deel en betwist de rest schriftelijk.',
  },
}
