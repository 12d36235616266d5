/** Social workers, and letters before care proceedings: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const SOCIAL_WORKERS_NL: Words = {
  'gb.social-work.right-consent': {
    says: 'Ze moeten een risico voor een kind onderzoeken. Ze mogen een kind niet weghalen zonder uw toestemming, een rechter, of de politie in nood.',
  },
  'gb.social-work.answer': {
    says: 'Werk mee, en neem vroeg een advocaat. Teken niets over waar een kind woont zonder advies. Alleen uw toestemming, een rechter, of de politie in nood kan een kind weghalen.',
  },
  'gb.care-case.wants': {
    says: 'De gemeente maakt zich zorgen om een kind en gaat misschien naar de rechter. U hebt nog tijd om dit te veranderen.',
  },
  'gb.care-case.right-lawyer': {
    says: 'Een ouder die deze brief krijgt heeft recht op een gratis advocaat, wat het inkomen ook is. Breng de brief vandaag.',
  },
  'gb.care-case.step': {
    says: 'Ga met een advocaat naar het gesprek. Noem familie die kan helpen. Teken niets over waar het kind woont voordat u advies hebt.',
  },
}
