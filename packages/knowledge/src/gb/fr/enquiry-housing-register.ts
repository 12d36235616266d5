/** Questions of people who want a council home: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOUSING_REGISTER_FR: Words = {
  'gb.ask-housing.register': {
    says: 'Faites la demande à votre mairie (council), en général en ligne ; les housing associations passent par la même liste. Chaque mairie a ses règles, comme des années sur place, et votre visa doit le permettre. Sans-abri, logement mauvais ou trop petit, maladie et violence doivent compter : joignez des preuves. Regardez ensuite chaque semaine à quoi vous pouvez postuler. En cas de refus ou de trop peu de points, demandez par écrit les motifs et un réexamen. Logement bientôt perdu ? Demandez aussi l’aide aux sans-abri.',
  },
}
