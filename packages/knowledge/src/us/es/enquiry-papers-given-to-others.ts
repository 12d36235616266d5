/** Questions about court papers given to someone else: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAPERS_GIVEN_TO_OTHERS_ES: Words = {
  'us.fact.served-on-relative': {
    says: 'En la mayoría de los estados pueden dejar los papeles en su casa a un adulto que vive allí. El plazo corre desde entonces: presente ya una respuesta. Si fueron a una dirección vieja o a alguien que no vive con usted, dígalo en su primer escrito al tribunal, o puede perder ese punto. Si hubo una sentencia sin que lo supiera, pida enseguida que la anulen. La ayuda legal es gratis.',
  },
}
