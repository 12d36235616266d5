/** Questions about an internet contract after a move: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MOVING_WITH_INTERNET_FR: Words = {
  'de.ask-buy.internet-move': {
    says: 'Non, pas jusqu’à la fin. Le fournisseur doit déplacer le contrat aux mêmes conditions. S’il ne peut fournir le même service là-bas, vous résiliez avec un mois de préavis, même avant le déménagement. Il ne peut fixer une nouvelle durée. Écrivez la nouvelle adresse et la date, joignez l’inscription, gardez la preuve. S’il refuse, la conciliation de la Bundesnetzagentur est gratuite.',
  },
}
