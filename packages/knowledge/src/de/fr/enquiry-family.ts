/** Questions about divorce, contact, custody, maintenance and violence, and the care of parents: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAMILY_FR: Words = {
  'de.ask-family.contact': {
    says: 'Les deux parents et l’enfant ont droit aux contacts (Umgang). Le Jugendamt aide gratuitement. Sinon le juge décide.',
  },
  'de.ask-family.custody': {
    says: 'Les parents mariés partagent l’autorité (Sorgerecht), aussi après divorce. Les non mariés, après une déclaration commune ou un jugement.',
  },
  'de.ask-family.maintenance': {
    says: 'Cela dépend des revenus et de l’âge. Un minimum s’applique, la moitié du Kindergeld est déduite, et le payeur garde de quoi vivre.',
  },
  'de.ask-family.advance': {
    says: 'Demandez l’avance (Unterhaltsvorschuss) au Jugendamt, jusqu’à 18 ans. Il aide aussi gratuitement à réclamer la pension.',
  },
  'de.ask-family.grown-child': {
    says: 'Non. La pension continue après 18 ans tant que l’enfant est à l’école, se forme ou étudie sérieusement. Désormais les deux parents paient, chacun selon ses revenus. L’enfant la reçoit et la réclame lui-même : montants dans la Düsseldorfer Tabelle, allocations déduites en entier. Un titre ancien reste souvent valable. Le BAföG passe avant. Le Jugendamt conseille sans frais jusqu’à 21 ans.',
  },
  'de.ask-family.violence': {
    says: 'En danger, appelez le 110. La police peut éloigner la personne. Le juge peut lui interdire le logement. Aide : 116 016, gratuit, jour et nuit.',
  },
  'de.ask-family.step-advice': {
    says: 'Le Jugendamt conseille gratuitement les parents.',
  },
  'de.ask-family.parents': {
    says: 'Vous ne devez rien au bureau social tant que vous gagnez 100 000 € par an ou moins avant impôt. Seul votre revenu compte, pas l’épargne, le logement ni le salaire du partenaire. S’il demande, écrivez que vous êtes en dessous.',
  },
}
