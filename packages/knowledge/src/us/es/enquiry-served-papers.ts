/** Questions about court papers left at home: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SERVED_PAPERS_ES: Words = {
  'us.fact.sued-payment-plan': {
    says: 'Presente igual su respuesta a tiempo: un trato por teléfono no para el caso. Sin respuesta ganan, y casi siempre pueden tomar sueldo o cuenta. A menudo tiene de 20 a 30 días, en Georgia 30, y los papeles dejados en casa a un adulto que vive allí suelen valer. Niegue lo que no sabe y pida pruebas. Acepte un trato solo por escrito, con el caso cerrado. La ayuda legal es gratis.',
  },
  'us.ask-debt.sued': {
    says: 'Presente una contestación (answer) escrita a más tardar en la fecha de la citación (summons). En muchos estados son 20 a 30 días desde que la recibió. Si no, ganan. La ayuda legal (legal aid) o el centro de autoayuda (self-help center) pueden ayudarle.',
  },
}
