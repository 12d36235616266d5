/** Questions about energy bills that are wrong or that one cannot pay: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ENERGY_BILL_NL: Words = {
  'nl.ask.energy': {
    says: 'Bel nu uw leverancier en spreek een regeling af. Hij mag niet afsluiten zolang u die nakomt of schuldhulp hebt gevraagd. Vraag uw gemeente om hulp: die moet snel handelen.',
  },
  'nl.ask.energy-bill': {
    says: 'Vergelijk de meterstanden en de prijs met uw contract. Schrijf wat niet klopt en betaal het deel dat klopt. Helpt dat niet, ga dan naar de Geschillencommissie Energie. Kunt u niet betalen? Vraag een regeling voordat er een aanmaning komt.',
  },
}
