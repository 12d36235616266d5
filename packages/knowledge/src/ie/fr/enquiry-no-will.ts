/** Questions about what someone left without a will: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NO_WILL_FR: Words = {
  'ie.ask.no-will': {
    says: 'La loi partage. Le mari, la femme ou le partenaire civil reçoit deux tiers, les enfants un tiers. Sans conjoint, les enfants se partagent tout. Un conjoint séparé mais non divorcé compte en général encore. Un compagnon non marié doit demander au tribunal, dans les six mois de l’acte (grant).',
  },
  'ie.ask.no-will-siblings': {
    says: 'Sans testament, conjoint ni enfant, les parents héritent d’abord. S’ils sont morts, les frères et sœurs partagent à parts égales. Si l’un d’eux est mort, ses enfants prennent sa part. L’un de vous peut demander au Probate Office le pouvoir de régler la succession (letters of administration). Avant cela, la maison ne se vend ni ne se transfère. Un impôt peut être dû : voyez un solicitor.',
  },
}
