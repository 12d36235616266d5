/** Questions of people who fear that bankruptcy takes all they have: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BANKRUPTCY_BELONGINGS_FR: Words = {
  'us.fact.bankruptcy-keep': {
    says: 'Non. La plupart gardent ce qu’ils ont. La loi de votre État protège une part du logement, une voiture, les retraites et les meubles. Ce qui compte est votre part : la valeur moins le prêt. Au chapter 7, vous gardez ce qui entre dans cette limite si les prêts sont à jour. Au chapter 13, vous gardez tout et rattrapez en trois à cinq ans. Voyez d’abord un avocat ou l’aide juridique.',
  },
}
