/** Questions about eviction papers of a court: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EVICTION_PAPERS_NL: Words = {
  'us.fact.eviction-papers': {
    says: 'U hoeft nu niet weg: alleen een ambtenaar met een bevel van de rechter mag u uitzetten. Zoek in de papieren de dag om te antwoorden of te komen. In sommige staten is dat vijf dagen of minder. Antwoord of ga uiterlijk die dag, anders verliest u zonder zitting. Zeg wat u betaalde en wat nooit werd hersteld. Vraag vrijstelling van de kosten (fee waiver) en bel vandaag legal aid.',
  },
  'us.state.ca.ask-eviction-papers': {
    says: 'In Californië hebt u tien rechtbankdagen om een antwoord (answer) in te dienen, vanaf de dag dat u de papieren kreeg. Weekenden en feestdagen van de rechtbank tellen niet. Gebruik formulier UD-105, en FW-001 om geen kosten te betalen. Pas daarna bepaalt de rechtbank een dag. Zonder antwoord verliest u. Schrijf erin als zij na de aanzegging huur aannamen of nooit herstelden. Alleen de sheriff met een bevel van de rechter mag u uitzetten.',
  },
  'us.state.fl.ask-eviction-papers': {
    says: 'Het is niet voorbij. In Florida hebt u vijf dagen om schriftelijk te antwoorden, zonder weekenden en feestdagen. Gaat het om huur, dan moet u in die tijd ook de huur bij de rechtbank storten, of de rechter vragen het bedrag te bepalen. Anders verliest u zonder zitting. Alleen de sheriff met een bevel van de rechter mag u uitzetten. Bel vandaag legal aid.',
  },
  'us.state.ga.ask-eviction-papers': {
    says: 'Het is niet voorbij. In Georgia hebt u zeven dagen om te antwoorden nadat de papieren kwamen, ook als ze op de deur hingen. U mag schriftelijk antwoorden of het de griffie (clerk) zeggen. Zonder antwoord verliest u. Gaat het om huur, dan eindigt de zaak meestal als u alles met de kosten binnen zeven dagen betaalt, één keer per jaar. Alleen een ambtenaar met een bevel van de rechter mag u uitzetten.',
  },
  'us.state.ny.ask-eviction-papers': {
    says: 'Het is niet voorbij. In New York hebt u bij een zaak om huur tien dagen om te antwoorden nadat de papieren kwamen. Dat kan bij de griffie (clerk), ook mondeling. Een holdover-zaak noemt een dag: ga die dag. Doet u geen van beide, dan verliest u. Zeg wat u betaalde en wat nooit werd hersteld. Bel in New York City 311 voor een gratis advocaat. Alleen een marshal of sheriff met een bevel van de rechter mag u uitzetten.',
  },
}
