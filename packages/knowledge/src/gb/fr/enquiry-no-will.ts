/** Questions about what someone left without a will: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NO_WILL_FR: Words = {
  'gb.ask-family.no-will': {
    says: 'La loi partage. Le mari, la femme ou le partenaire civil passe d’abord, puis les enfants à parts égales. Un compagnon non marié ne reçoit rien par cette règle, mais peut demander une part au tribunal après deux ans de vie commune. Il faut le faire dans les six mois de l’acte (grant of probate).',
  },
  'gb.ask-family.no-will-scotland': {
    says: 'En Écosse, la loi partage. Le mari, la femme ou le partenaire civil a d’abord droit au logement, à ses meubles et à une somme. Puis le conjoint et les enfants ont des droits fixes, et les enfants passent d’abord pour le reste. Un compagnon non marié doit demander une part à la sheriff court, le plus souvent dans les six mois du décès.',
  },
  'gb.ask-family.no-will-ni': {
    says: 'La loi partage. Le mari, la femme ou le partenaire civil passe d’abord, puis les enfants à parts égales. Un compagnon non marié ne reçoit rien par cette règle, mais peut demander une part au tribunal après deux ans de vie commune. Il faut le faire dans les six mois de l’acte (grant).',
  },
}
