/** Questions about old bills of the town: waste tax and property tax: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OLD_LOCAL_TAX_ES: Words = {
  'it.ask.old-local-tax': {
    says: 'El municipio debe enviar el primer aviso (accertamento) antes del 31 de diciembre del quinto año tras el del impuesto. Si la vivienda nunca se declaró, tiene un año más. Después corren cinco años desde cada papel notificado. Para 2018 fue fin de 2023, unas semanas más por el Covid. Pida prueba de cada aviso. ¿Tarde? Pida la anulación y recurra en 60 días: el plazo corre.',
    dependsOn: 'cuándo se envió el primer aviso',
  },
}
