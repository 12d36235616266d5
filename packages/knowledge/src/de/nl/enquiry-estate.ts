/** Questions about an estate: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ESTATE_NL: Words = {
  'de.ask-debt.heir': {
    says: 'Erfgenamen nemen schulden over, en wie niets doet, erft. U kunt de erfenis weigeren (Ausschlagung) binnen zes weken nadat u het hoorde. Ga zelf naar de nalatenschapsrechter of de notaris: een gewone brief is niet genoeg. Weiger ook voor uw kinderen. Neem, verkoop en betaal tot dan niets. De begrafenis kan toch voor u zijn: de sociale dienst kan die betalen.',
    dependsOn: 'of u de erfenis binnen zes weken weigert',
  },
  'de.ask-family.forced-share': {
    says: 'Kinderen, echtgenoten en, zonder kinderen, ouders kunnen geld vragen van de erfgenamen: de helft van hun wettelijk deel (Pflichtteil). Vraag eerst schriftelijk een lijst van de nalatenschap. U hebt drie jaar, vanaf het einde van het jaar waarin u het hoort.',
  },
}
