/** Questions about resigning to follow a partner: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEAVING_WITH_A_PARTNER_NL: Words = {
  'fr.ask-work.resign-follow': {
    says: 'Meestal ja. Ontslag nemen om een echtgenoot of partner te volgen die voor een nieuwe baan verhuist, is een goede reden (démission légitime). Bewaar bewijs van die baan en de verhuizing. U moet lang genoeg gewerkt hebben, meestal zes maanden in twee jaar. Geef uw opzeg en schrijf u meteen in bij France Travail. Weigeren ze, vraag schriftelijk herziening.',
  },
}
