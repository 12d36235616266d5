/** The limits of a rise of rent, and the decrees on it: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_CAP_DE: Words = {
  'es.home.right-rise-limit': {
    says: 'Die Miete darf nur einmal im Jahr steigen und nur, wenn der Vertrag es sagt. Bei Verträgen seit dem 26. Mai 2023 darf der Anstieg den INE-Index (IRAV) nicht übersteigen.',
  },
  'es.home.step-decree': {
    says: 'Zwei Verordnungen vom Oktober 2026 sprechen von 2 % Grenze und längeren Verträgen. Das Parlament musste sie bestätigen. Fragen Sie ein Wohnungsamt, ob sie heute gelten.',
  },
  'es.home.change-rdl8': {
    says: 'Die Grenze von 2 % vom März 2026 (RDL 8/2026) endete am 30. April 2026: Das Parlament bestätigte sie nicht.',
    was: 'Ab 22. März 2026 war eine Erhöhung auf 2 % begrenzt, mit bis zu zwei Jahren mehr.',
    is: 'Für Verträge seit dem 26. Mai 2023 ist der INE-Index (IRAV) die Grenze. Fragen Sie, ob das Parlament die Verordnungen vom Oktober 2026 bestätigt hat.',
  },
}
