/** The Spanish words of the rows in ../enquiry-rent-caps-by-state.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_CAPS_BY_STATE_ES: Words = {
  'us.fact.rent-cap-washington': {
    says: 'En Washington la renta puede subir 7% más inflación como máximo, nunca más del 10%, en 12 meses. Hace falta aviso escrito de 90 días en el formulario, y nada el primer año. Quedan fuera casas de menos de 12 años y otras. Pague la renta vieja, objete por escrito y quéjese al attorney general.',
  },
  'us.state.or.ask-rent-cap': {
    says: 'En Oregon la renta puede subir una vez en 12 meses, 7% más inflación como máximo y nunca más del 10%. Hace falta aviso escrito de 90 días, y nada el primer año. Quedan fuera casas de menos de 15 años. Si es demasiado, dígalo por escrito, pague la renta vieja y llame a legal aid.',
  },
  'us.state.ca.ask-rent-cap': {
    says: 'En California la renta casi siempre puede subir 5% más inflación como máximo, nunca más del 10%, en 12 meses. Hace falta aviso escrito de 30 días. Quedan fuera viviendas de menos de 15 años y muchas casas solas. Algunas ciudades permiten menos. Si es demasiado, objete por escrito y pregunte a la ciudad o legal aid.',
  },
  'us.ask-state.no-rent-cap': {
    says: 'Su estado no pone tope a casi ninguna renta. Durante un contrato fijo la renta sigue igual, salvo que diga otra cosa. Después, o mes a mes, puede subir con aviso escrito, casi siempre 30 días. No puede subir para castigar una queja. Negocie menos o un contrato más largo antes de contestar.',
    dependsOn: 'si su contrato sigue vigente',
  },
}
