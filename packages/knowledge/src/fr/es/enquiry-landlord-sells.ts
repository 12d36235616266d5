/** Questions about a landlord who sells the home: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LANDLORD_SELLS_ES: Words = {
  'fr.ask-home.landlord-sells': {
    says: 'La venta sola no termina nada: su contrato sigue con el comprador. Para vender libre una vivienda sin muebles, el dueño debe avisar seis meses antes del fin del contrato. Ese aviso es una oferta: usted puede comprar primero. Debe decir precio y condiciones, o es nulo. Tiene los dos primeros meses para decir sí, luego dos para firmar, cuatro con préstamo. En una vivienda amueblada no existe ese derecho. ¿Luego más barata? Deben ofrecérsela otra vez.',
    dependsOn: 'si hubo aviso de fin y si la vivienda está amueblada',
  },
}
