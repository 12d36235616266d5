/** Questions about cameras and on what a boss may ask: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PRIVACY_NL: Words = {
  'nl.ask.camera-neighbour': {
    says: 'Een camera mag alleen filmen wat nodig is om het eigen huis te beveiligen. Uw tuin of raam is meestal te veel. Vraag schriftelijk en met een laatste dag om de camera te draaien of het beeld af te schermen. Daarna kunt u klagen bij de Autoriteit Persoonsgegevens, buurtbemiddeling vragen of naar de rechter.',
  },
  'nl.ask.reason-for-illness': {
    says: 'Nee. Uw werkgever mag niet vragen wat u hebt of waardoor. U zegt hoelang u denkt weg te zijn, waar u te bereiken bent en welk werk blijft liggen. Alleen de bedrijfsarts mag naar uw gezondheid vragen, en mag dat niet doorgeven.',
  },
}
