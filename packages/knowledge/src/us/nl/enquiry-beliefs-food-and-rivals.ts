/** What people believe of food stamps for citizens alone and of promises not to work for a rival, put right: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BELIEFS_FOOD_AND_RIVALS_NL: Words = {
  'us.fact.snap-not-citizen': {
    says: 'SNAP (food stamps, voedselbonnen) is niet alleen voor burgers. Een green card telt meestal na vijf jaar, voor kinderen onder 18 meteen. ‘Entrants’ uit Cuba en Haïti en mensen uit Palau, Micronesië en de Marshalleilanden wachten niet. Sinds 4 juli 2025 hebben vluchtelingen en mensen met asiel meestal eerst een green card nodig. Kinderen die burger zijn kunnen het krijgen, ook als u dat niet kunt. Afgewezen? Vraag binnen 90 dagen een fair hearing.',
  },
  'us.state.ca.ask-rival-work': {
    says: 'In Californië is de belofte om niet voor een concurrent te werken nietig, waar en wanneer u ook tekende. U mag voor een concurrent werken of zelf een bedrijf beginnen. De werkgever mag het niet eens in het contract zetten of proberen af te dwingen. Doet hij dat, dan kunt u uw schade en de advocaatkosten vorderen. Anders is het als u een bedrijf verkocht of een vennootschap verliet. Bedrijfsgeheimen blijven geheim: neem geen bestanden of klantenlijsten mee.',
  },
}
