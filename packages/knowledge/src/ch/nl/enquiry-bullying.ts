/** Questions about bullying at work: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BULLYING_NL: Words = {
  'ch.ask.bullying': {
    says: 'Uw werkgever moet uw persoon en gezondheid beschermen. Houd een dagboek bij: dag, woorden, getuigen. Klaag schriftelijk bij de baas of vertrouwenspersoon en vraag maatregelen. Ga naar een arts. De kantonale arbeidsinspectie helpt. Neem niet haastig ontslag: de kas kan dagen inhouden. Ontslag om een klacht kan misbruik zijn.',
  },
}
