/** Questions about shorter hours for a child: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHILD_HOURS_FR: Words = {
  'es.ask.child-hours': {
    says: 'Avec un enfant de moins de 12 ans, vous pouvez réduire votre journée d’un huitième à la moitié, avec moins de salaire. L’entreprise ne peut discuter que des horaires. Demandez-le par écrit 15 jours avant. En cas de refus, saisissez le juge sous 20 jours ouvrables.',
  },
}
