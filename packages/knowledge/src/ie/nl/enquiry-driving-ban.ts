/** Questions about a ban from driving: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DRIVING_BAN_NL: Words = {
  'ie.ask.drink-driving': {
    says: 'Ja, het rijbewijs gaat; hoelang hangt af van de waarde. Zonder zo’n bericht in drie jaar eindigt het zonder rechter als u binnen 28 dagen betaalt: 51 tot 80 in bloed €200 en drie maanden, 81 tot 100 €400 en zes maanden. Boven 100 verbiedt de rechter twee jaar of meer. Voor beginners en beroepschauffeurs is de grens 20. Lees de data en zie een advocaat voor u betaalt of bekent.',
  },
  'ie.ask.twelve-points': {
    says: 'Bij 12 punten in drie jaar mag u zes maanden niet rijden, ook als uw baan ervan afhangt. Voor beginners is het zeven. De telefoon in de hand is €120 en drie punten, vijf bij veroordeling. Laat het dus niet zonder advies voorkomen. Reed u niet, noem de bestuurder binnen 28 dagen. Zie eerst een advocaat.',
  },
}
