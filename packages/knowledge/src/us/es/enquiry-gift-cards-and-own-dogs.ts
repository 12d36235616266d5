/** The Spanish words of the rows in ../enquiry-gift-cards-and-own-dogs.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GIFT_CARDS_AND_OWN_DOGS_ES: Words = {
  'us.named.ask-gift-card': {
    says: 'El dinero de una tarjeta de regalo no puede vencer antes de cinco años desde la compra, y algunos estados prohíben todo vencimiento. Los cargos por no usarla solo pueden empezar después de un año. Muestre la ley a la tienda y pida otra tarjeta. Si la tienda quebró, gástela ya o presente un reclamo en el tribunal.',
  },
  'us.named.ask-my-dog-bit': {
    dependsOn: 'su estado y lo que pasó antes',
    says: 'En muchos estados el dueño paga por una mordida, aun la primera. En otros deben mostrar que usted conocía el peligro o se descuidó. Provocar al perro o entrar a robar puede bajar el reclamo. Envíe hoy la carta a su seguro de casa o de inquilino: casi siempre paga y lo defiende. Antes no admita ni pague nada. Pida facturas y pruebas.',
  },
  'us.named.ask-association-records': {
    says: 'Casi siempre sí: los dueños pueden ver presupuesto, cuentas, actas y contratos. Pídalo por escrito con correo certificado y nombre los papeles. En Florida tienen 10 días hábiles y luego deben hasta $500 y su abogado si usted gana. En otros estados los días varían. Si se niegan: oficina del estado, mediación o reclamos menores.',
  },
}
