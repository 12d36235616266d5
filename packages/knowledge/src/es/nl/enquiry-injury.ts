/** The Dutch words of the rows in ../enquiry-injury.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INJURY_NL: Words = {
  'es.ask.animal-bite': {
    says: 'Wie het dier houdt, betaalt de schade, tenzij het puur toeval of uw eigen schuld was. Ga naar een arts, maak foto’s, noteer namen en meld het de politie. Schrijf de houder en vraag naar de verzekeraar. U hebt één jaar.',
  },
  'es.ask.street-fall': {
    says: 'Wie de plek onder zijn hoede heeft betaalt, tenzij u het gevaar makkelijk kon zien. Maak dezelfde dag foto’s, noteer getuigen en bewaar het doktersbriefje. Schrijf de gemeente of de winkel. U hebt één jaar.',
    dependsOn: 'wat u kunt bewijzen',
  },
}
