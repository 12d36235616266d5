/** Questions about a rented room where the owner lives too: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ROOM_NL: Words = {
  'es.ask.room': {
    says: 'Een losse kamer waar de eigenaar woont valt meestal niet onder de huurwet (LAU): geen vijf jaar. Wat is afgesproken telt. Zonder termijn eindigt een per maand betaalde kamer op het einde van de maand, met aankondiging. Maar niemand mag u vandaag met geweld uitzetten of het slot veranderen: dat kan een misdrijf zijn, bel de politie. Vraag de waarborg schriftelijk. Weigert u, dan kan alleen een rechter het bevelen.',
    dependsOn: 'wat is afgesproken en voor welke tijd u betaalt',
  },
}
