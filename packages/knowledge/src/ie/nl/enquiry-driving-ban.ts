/** Questions about a ban from driving: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DRIVING_BAN_NL: Words = {
  'ie.ask.drink-driving': {
    says: 'Ja, het rijbewijs gaat; hoelang hangt af van de waarde. In de laagste groep (51 tot 80 in bloed) zonder eerder geval eindigt het met €200 en drie maanden, zonder rechter. Vanaf 81 minstens zes maanden, boven 100 minstens een jaar. Voor beginners en beroepschauffeurs is de grens 20. Lees de data en zie een advocaat voor u betaalt of bekent.',
  },
  'ie.ask.twelve-points': {
    says: 'Bij 12 punten in drie jaar mag u zes maanden niet rijden, ook als uw baan ervan afhangt. Voor beginners is het zeven. De telefoon in de hand is €120 en drie punten, vijf bij veroordeling. Laat het dus niet zonder advies voorkomen. Reed u niet, noem de bestuurder binnen 28 dagen. Zie eerst een advocaat.',
  },
}
