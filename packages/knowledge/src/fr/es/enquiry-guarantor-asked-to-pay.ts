/** Questions of a guarantor for rent: asked to pay, or free since the tenant left: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GUARANTOR_ASKED_TO_PAY_ES: Words = {
  'fr.ask-home.guarantor-asked-to-pay': {
    says: 'Sin título judicial nadie puede embargar su sueldo o pensión, pongan el plazo que pongan. Pida su documento, el contrato y la cuenta: es nulo si no dice la renta, su subida y a qué se obliga. ¿No le notificaron en 15 días el requerimiento al inquilino (commandement)? Debe la renta, pero no recargos ni intereses de demora. Un juez puede dar dos años. Si no tiene fecha final, póngale fin para el futuro. Pregunte a la ADIL.',
  },
  'fr.ask-home.guarantor-child-left': {
    says: '¿Su hijo alquilaba con alguien que no es cónyuge ni pareja PACS? Su preaviso le libera a usted cuando un nuevo compañero entra en el contrato, como tarde seis meses después de acabar. Sin preaviso sigue obligado: que lo envíe hoy. ¿No le notificaron en 15 días el requerimiento al inquilino (commandement)? Entonces no debe recargos. Nadie puede embargar sueldo o pensión sin título judicial. Vea la ADIL.',
  },
}
