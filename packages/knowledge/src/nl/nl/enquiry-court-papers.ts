/** Questions about papers from a court, one's own claim and a free lawyer: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COURT_PAPERS_WORDS: Words = {
  'nl.ask.summons': {
    says: 'Antwoord schriftelijk of zelf, uiterlijk op de zittingsdag. U hebt bij de kantonrechter geen advocaat nodig. U kunt uitstel vragen. Zegt u niets, dan krijgt de ander meestal gelijk.',
  },
  'nl.ask.free-lawyer': {
    says: 'Bel eerst het Juridisch Loket: dat is gratis. Met een laag inkomen en weinig spaargeld krijgt u een advocaat voor een kleine eigen bijdrage (toevoeging). De advocaat vraagt dat aan.',
  },
  'nl.ask.claim-yourself': {
    says: 'Schrijf een aanmaning met een laatste dag. Tot € 25.000 gaat u naar de kantonrechter, zonder advocaat. Een deurwaarder brengt de dagvaarding en u betaalt griffierecht. Wint u, dan betaalt de ander het meeste terug.',
  },
  'nl.ask.default-judgment': {
    says: 'U kunt verzet doen, meestal binnen vier weken nadat u het vonnis in handen kreeg of ernaar handelde. Dat begint met een dagvaarding door een deurwaarder. Bel dus vandaag een advocaat of het Juridisch Loket. Een rechter kan de deurwaarder intussen stoppen.',
  },
}
