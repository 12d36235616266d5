/** Questions about fines and parking charges: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PARKING_AND_FINES_WORDS: Words = {
  'fr.ask-buy.fine': {
    says: 'U hebt 45 dagen om te betalen of bezwaar te maken op antai.gouv.fr. Betaal niet als u bezwaar maakt. Bij een verhoogde boete: 30 dagen.',
    dependsOn: 'of u de boete aanvaardt',
  },
  'fr.ask-buy.parking-fps': {
    says: 'Maak binnen één maand bezwaar bij de dienst die in het bericht staat (RAPO). Zegt die nee, ga dan binnen één maand naar de parkeerrechter (tribunal du stationnement payant).',
  },
  'fr.ask-buy.fine-driver': {
    says: 'Noem de echte bestuurder op antai.gouv.fr binnen 45 dagen, voor u betaalt. Dan bent u boete noch punten verschuldigd. Toont u alleen dat u het niet was, dan kunt u de boete moeten betalen, zonder punten te verliezen.',
  },
}
