/** Questions about a P45 that an old employer does not send: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_P45_FR: Words = {
  'gb.ask-work.no-p45': {
    says: 'Vous pouvez commencer sans. Remplissez la starter checklist sur GOV.UK pour le nouvel employeur, et vous aurez un code correct. L’ancien doit donner un P45 au départ ; redemandez par écrit. Puis HMRC : 0300 200 3300. Vérifiez le code sur la première paie ; le trop-perçu revient par la paie.',
  },
}
