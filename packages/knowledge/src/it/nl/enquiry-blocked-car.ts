/** Questions about driving a car that the tax collector has blocked: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BLOCKED_CAR_NL: Words = {
  'it.ask.blocked-car-drive': {
    says: 'Nee. Is de blokkering ingeschreven, dan mag niemand met de auto rijden: de boete is ongeveer € 2.000 tot € 8.000, en de verzekering dekt misschien niet. Een aankondiging (preavviso) is nog geen blokkering. Vraag binnen de 30 dagen om termijnen: na de eerste komt er geen blokkering. Of bewijs dat u hem voor uw beroep nodig hebt. Wat nooit aankwam of te oud is kunt u betwisten.',
  },
  'it.ask.block-warning': {
    says: 'Het is nog geen blokkade. Betaal binnen 30 dagen of vraag termijnen: is de eerste betaald, dan komt er geen blokkade. Vraag bewijs van elke betekening. Nooit gekregen of te oud? Boetes: giudice di pace binnen 30 dagen; autobelasting: belastingrechter binnen 60. Een auto van uw eigen bedrijf is veilig; de weg naar werk meestal niet. Schijnverkoop aan familie kan worden vernietigd.',
  },
}
