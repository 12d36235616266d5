/** Questions of people who left a shared flat and are asked for the rent of those who stayed: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEFT_A_SHARED_FLAT_ES: Words = {
  'fr.ask-home.left-shared-lease': {
    says: 'Solo debe hasta un día determinado. Quien dio el preaviso queda libre cuando un nuevo compañero entra en el contrato, y a más tardar seis meses después de acabar el preaviso. Su avalista queda libre el mismo día. Rechace las rentas posteriores por carta certificada, con prueba del preaviso. Para la parte anterior pida plazo y reclámela al que se quedó. Sin juez no se embarga ningún salario.',
  },
}
