/** The Dutch words of the rows in ../enquiry-street-search.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_STREET_SEARCH_NL: Words = {
  'au.named.ask-street-search': {
    dependsOn: 'wat ze vermoedden',
    says: 'Zonder bevel of uw ja heeft de politie meestal een redelijk vermoeden nodig van drugs, een wapen of gestolen spullen. Op een station zijn of zenuwachtig lijken is niet genoeg. Vraag de reden, de naam en het bureau: dat moeten ze meestal zeggen. Voor uitkleden gelden strenge grenzen. Verzet u niet; zeg dat u het niet eens bent. Dien een klacht in en vraag een advocaat.',
  },
}
