/** Questions about court papers left at home: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SERVED_PAPERS_ES: Words = {
  'us.fact.sued-payment-plan': {
    says: 'Presente igual su respuesta a tiempo: un trato por teléfono no para el caso. Sin respuesta ganan, y casi siempre pueden tomar sueldo o cuenta. A menudo tiene de 20 a 30 días, en Georgia 30, y los papeles dejados en casa a un adulto que vive allí suelen valer. Niegue lo que no sabe y pida pruebas. Acepte un trato solo por escrito, con el caso cerrado. La ayuda legal es gratis.',
  },
  'us.fact.served-on-relative': {
    says: 'En la mayoría de los estados pueden dejar los papeles en su casa a un adulto que vive allí. El plazo corre desde entonces: presente ya una respuesta. Si fueron a una dirección vieja o a alguien que no vive con usted, dígalo en su primer escrito al tribunal, o puede perder ese punto. Si hubo una sentencia sin que lo supiera, pida enseguida que la anulen. La ayuda legal es gratis.',
  },
  'us.ask-debt.sued': {
    says: 'Presente una contestación (answer) escrita a más tardar en la fecha de la citación (summons). En muchos estados son 20 a 30 días desde que la recibió. Si no, ganan. La ayuda legal (legal aid) o el centro de autoayuda (self-help center) pueden ayudarle.',
  },
}
