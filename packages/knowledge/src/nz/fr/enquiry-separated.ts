/** Questions about the home and savings after a couple parts: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SEPARATED_FR: Words = {
  'nz.ask.split-property': {
    says: 'Le plus souvent oui, si vous avez vécu en couple trois ans ou plus. Le logement familial, même à l’autre avant, et ce que vous avez bâti ensemble se partagent par moitié. Les dettes communes aussi. Moins de trois ans : selon l’apport de chacun. Saisissez le Family Court dans les trois ans de la rupture, ou 12 mois après un divorce. Un accord ne lie que par écrit, avec chacun son avocat.',
  },
}
