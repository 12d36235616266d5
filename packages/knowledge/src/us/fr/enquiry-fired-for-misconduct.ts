/** Questions about benefits refused for misconduct: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FIRED_FOR_MISCONDUCT_FR: Words = {
  'us.fact.fired-for-misconduct': {
    says: 'Faites appel avant le dernier jour indiqué dans la lettre. La plupart des États donnent 10 à 30 jours après l’envoi, la Californie 30. Une faute (misconduct) veut le plus souvent dire nuire exprès à l’entreprise ou violer une règle connue. Une erreur, ou ce qu’on permettait aux autres, ne suffit le plus souvent pas, et le patron doit le prouver. Écrivez ce qui s’est passé et qui l’a vu. Continuez à demander chaque semaine et allez à l’audience, souvent par téléphone.',
  },
}
