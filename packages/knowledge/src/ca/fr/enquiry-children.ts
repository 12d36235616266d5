/** The French words of the rows in ../enquiry-children.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHILDREN_FR: Words = {
  'ca.ask.see-child': {
    says: 'La pension et le temps avec l’enfant sont deux choses : continuez donc à payer. Notez chaque refus. Essayez d’abord la médiation, souvent gratuite ou peu chère. Demandez ensuite une ordonnance parentale au tribunal. Il regarde seulement l’intérêt de l’enfant.',
  },
  'ca.ask.child-support-cannot-pay': {
    says: 'N’arrêtez pas de vous-même : l’ordonnance continue, et ce qui manque s’ajoute. Appelez aujourd’hui le bureau des pensions de votre province et payez ce que vous pouvez. Seul un juge peut changer une ordonnance. Si l’autre parent accepte par écrit, la cour peut le plus souvent l’approuver. Demandez-le tout de suite, avec la preuve du revenu perdu : le passé se change mal.',
  },
  'ca.ask.child-support-how-much': {
    says: 'Il y a des tables : le revenu brut de celui qui paie, le nombre d’enfants et la province. Cherchez-la gratuitement avec l’outil fédéral de recherche. Une part des frais particuliers, comme la garderie ou la santé, s’ajoute. Si chacun a l’enfant 40 % du temps ou plus, la cour peut fixer une autre somme. Le Québec a ses propres tables si les deux parents y vivent.',
    dependsOn: 'le revenu de celui qui paie, le nombre d’enfants et la province',
  },
  'ca.ask.where-children-live': {
    says: 'D’abord vous deux : écrivez un plan parental, avec un médiateur si cela aide. Sans accord, un tribunal de la famille décide, seulement selon l’intérêt de l’enfant. Il regarde qui s’est occupé de l’enfant, la sécurité et l’avis de l’enfant. La loi ne préfère ni la mère ni le père. Avant une ordonnance, n’éloignez pas l’enfant. En cas de violence, demandez d’abord de l’aide.',
  },
}
