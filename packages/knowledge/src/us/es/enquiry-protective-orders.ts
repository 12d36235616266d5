/** Questions about protective orders: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PROTECTIVE_ORDERS_ES: Words = {
  'us.story.stalked': {
    says: 'Pida al tribunal una orden de protección (protective order); los formularios suelen ser gratis y no hace falta abogado. Si esperar es peligroso, un juez puede firmar una primera orden sin la otra persona; luego hay una audiencia. Anote cada día, amenaza y mensaje, guárdelos, y pida que las direcciones sean secretas. Violar la orden lleva al arresto. En peligro, 911; para un plan seguro, 1-800-799-7233.',
  },
  'us.ask-life.violent-partner': {
    says: 'En peligro, llame al 911. Ayuda gratis y secreta con un plan seguro, día y noche: 1-800-799-7233. Un juez puede ordenar que la persona no se acerque, que deje la casa y que los niños sigan con usted por ahora. Los formularios suelen ser gratis y no hace falta abogado. Una primera orden puede firmarse el mismo día. Romperla es delito, y vale en todos los estados.',
  },
  'us.ask-life.protection': {
    says: 'Pida los formularios en la secretaría del tribunal; suelen ser gratis y no hace falta abogado. Si esperar es peligroso, un juez puede firmar una primera orden el mismo día sin la otra persona. Luego hay una audiencia: lleve fotos, mensajes y fechas. Si la orden es contra usted, cúmplala y vaya a la audiencia. En peligro, 911; para un plan seguro, 1-800-799-7233.',
  },
}
