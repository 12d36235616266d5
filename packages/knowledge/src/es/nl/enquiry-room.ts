/** Questions about a rented room where the owner lives too: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ROOM_NL: Words = {
  'es.ask.room': {
    says: 'Tot oktober 2026 viel een losse kamer waar de eigenaar woont meestal niet onder de huurwet (LAU): wat is afgesproken telt. Een decreet van 8 oktober 2026 brengt kamers onder die wet: vraag een woonloket of het nog voor u geldt. Zonder termijn eindigt een per maand betaalde kamer op het einde van de maand, met aankondiging. Maar niemand mag u vandaag met geweld uitzetten of het slot veranderen: dat kan een misdrijf zijn, bel de politie. Vraag de waarborg schriftelijk. Weigert u, dan kan alleen een rechter het bevelen.',
    dependsOn: 'wat is afgesproken en voor welke tijd u betaalt',
  },
}
