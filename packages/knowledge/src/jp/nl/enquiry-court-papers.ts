/** Questions about papers from a court, one's own claim and a free lawyer: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COURT_PAPERS_NL: Words = {
  'jp.ask.order': {
    says: 'Maak binnen twee weken na de bezorging bezwaar met het formulier uit de envelop. Een reden is niet nodig. Negeert u het, dan kan beslag volgen.',
  },
  'jp.ask.suit': {
    says: 'Stuur het antwoord (答弁書) op tijd of ga naar de zitting. Doet u niets, dan wint de andere kant.',
  },
  'jp.ask.own-claim': {
    says: 'Schrijf eerst, liefst met een gecertificeerde brief (内容証明), met een laatste dag. Tot 600.000 yen eindigt een kleine zaak (少額訴訟) meestal in één dag, zonder advocaat. Of vraag een betalingsbevel (支払督促). Bewaar berichten en bewijzen. Meestal hebt u vijf jaar.',
  },
  'jp.ask.free-lawyer': {
    says: 'Bel Houterasu (法テラス). Met een laag inkomen en weinig spaargeld krijgt u drie gratis gesprekken over één zaak. Het kan ook het honorarium lenen, in kleine delen per maand. Vraag na een arrestatie de dienstdoende advocaat (当番弁護士), één keer gratis.',
  },
}
