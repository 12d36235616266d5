/** Questions about a mortgage that is late, and about its escrow account: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MORTGAGE_ES: Words = {
  'us.ask-debt.foreclosure': {
    says: 'Llame ya a su administrador hipotecario (servicer) y a un consejero aprobado por HUD. En la mayoría de los casos la ejecución (foreclosure) no puede empezar hasta más de 120 días de atraso. Una solicitud de ayuda completa y a tiempo debe decidirse primero.',
  },
  'us.ask-everyday.escrow': {
    says: 'Revise primero las sumas de impuestos y seguro. Puede pagar el faltante de una vez, o en 12 meses o más si es grande. Puede enviar gratis un aviso de error.',
  },
}
