/** Questions about noise and branches of neighbours: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEIGHBOURS_NL: Words = {
  'jp.ask.branches': {
    says: 'Vraag uw buur takken te knippen die over de grens komen. Gebeurt er binnen een redelijke tijd niets, ongeveer twee weken, dan mag u ze knippen. Wortels mag u meteen doorknippen.',
  },
  'jp.ask.noise': {
    says: 'Lawaai boven wat mensen moeten verdragen, kan gestopt worden en geld opleveren. Houd een dagboek bij, zeg het de verhuurder of beheerder, en vraag de gemeente of een rechter om gesprekken (調停).',
  },
}
