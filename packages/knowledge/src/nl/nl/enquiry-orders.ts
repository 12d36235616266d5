/** Questions about orders: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ORDERS_WORDS: Words = {
  'nl.ask.return': {
    says: 'Online of aan de deur: 14 dagen, zonder reden. In een winkel is er geen wettelijke bedenktijd.',
    dependsOn: 'hoe u het kocht',
  },
  'nl.ask.delivery': {
    says: 'De winkel moet binnen 30 dagen leveren en draagt het risico tot u het hebt. Schrijf en geef een laatste redelijke termijn. Daarna kunt u stoppen en uw geld terugvragen. Bewaar bewijs.',
  },
  'nl.ask.phone-sale': {
    says: 'Een contract voor energie, telefoon of andere diensten via een verkooptelefoontje bindt u pas als u schriftelijk akkoord gaf. Daarna hebt u 14 dagen om te annuleren. Schrijf dat u het niet accepteert.',
  },
  'nl.ask.unordered': {
    says: 'Voor wat u niet bestelde, bent u niets schuldig, en u hoeft het niet terug te sturen. Schrijf één keer dat u niets bestelde en vraag bewijs.',
  },
}
