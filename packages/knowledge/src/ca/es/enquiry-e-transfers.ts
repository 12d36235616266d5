/** The Spanish words of the rows in ../enquiry-e-transfers.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_E_TRANSFERS_ES: Words = {
  'ca.fact.e-transfer-taken': {
    says: 'Diga hoy por escrito al banco que otro tomó el e-transfer y pida el dinero. Pregunte qué cuenta lo recibió y avise a la policía y al 1-888-495-8501. Cambie la clave del correo. Si el banco se niega o tarda 56 días, OBSI decide gratis. Diga cómo eligió la respuesta.',
  },
  'ca.fact.e-transfer-sent': {
    says: 'Llame ya al banco: un e-transfer sin cobrar puede cancelarse. Si se cobró y lo envió usted, el banco casi nunca debe pagar; pídalo igual por escrito. Avise a la policía, al sitio y al 1-888-495-8501. Guarde anuncio y mensajes. Si el banco actuó mal, OBSI lo revisa gratis.',
  },
}
