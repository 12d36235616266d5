/** Questions about what someone left without a will: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NO_WILL_FR: Words = {
  'ie.ask.no-will': {
    says: 'La loi partage. Le mari, la femme ou le partenaire civil reçoit deux tiers, les enfants un tiers. Sans conjoint, les enfants se partagent tout. Un conjoint séparé mais non divorcé compte en général encore. Un compagnon non marié doit demander au tribunal, dans les six mois de l’acte (grant).',
  },
}
