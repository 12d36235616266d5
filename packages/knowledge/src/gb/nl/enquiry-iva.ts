/** Questions about what an individual voluntary arrangement is: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_IVA_NL: Words = {
  'gb.ask-debt.iva-what': {
    says: 'Een bindende afspraak om een deel van uw schulden te betalen, meestal in vijf of zes jaar. De rest vervalt. Een erkende bewindvoerder leidt het en rekent kosten. Schuldeisers met 75 % van de schuld die stemt moeten akkoord gaan. Het staat zes jaar in uw kredietdossier. Houdt u het niet vol, dan mislukt het en komen de schulden terug. Vraag eerst gratis advies.',
  },
}
