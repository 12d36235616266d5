/** Questions on when somebody can become a citizen: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CITIZENSHIP_ES: Words = {
  'us.ask-status.citizen-years': {
    says: 'Casi siempre sí: tras cinco años como residente permanente (green card), o tres si lleva ese tiempo casado y viviendo con un ciudadano. El formulario N-400 se puede enviar hasta 90 días antes. Debe haber estado aquí la mitad del tiempo; un viaje de seis meses o más puede romper la cuenta. ¿Un arresto, deuda de impuestos o de manutención, o votó? Hable antes con un abogado: la tarjeta puede correr peligro.',
  },
  'us.ask-status.card-when-to-renew': {
    says: 'Presente el formulario I-90, en línea o por correo, cuando a una tarjeta de diez años le queden seis meses o menos. Sigue siendo residente permanente aunque la tarjeta venza. El recibo alarga su validez. Una tarjeta de dos años no se renueva: presente el I-751 en los últimos 90 días antes de que acabe, o puede perder su estatus.',
  },
}
