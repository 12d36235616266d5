/** Questions about an estate: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ESTATE_NL: Words = {
  'de.ask-debt.heir': {
    says: 'Erfgenamen nemen schulden over. U kunt de erfenis weigeren (Ausschlagung) binnen zes weken nadat u het hoorde, bij de nalatenschapsrechter of een notaris.',
    dependsOn: 'of u de erfenis binnen zes weken weigert',
  },
  'de.ask-family.forced-share': {
    says: 'Kinderen, echtgenoten en, zonder kinderen, ouders kunnen geld vragen van de erfgenamen: de helft van hun wettelijk deel (Pflichtteil). Vraag eerst schriftelijk een lijst van de nalatenschap. U hebt drie jaar, vanaf het einde van het jaar waarin u het hoort.',
  },
}
