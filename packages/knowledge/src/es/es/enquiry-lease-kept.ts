/** Questions about a lease of one year, and a landlord who wants more rent before its end: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEASE_KEPT_ES: Words = {
  'es.ask.lease-one-year': {
    says: 'No, si es su vivienda y no una estancia corta de verdad. Puede prorrogar cada año hasta cinco, siete si el dueño es empresa, aunque el papel diga un año u once meses. El dueño solo puede recuperarla antes tras el primer año, por necesidad propia prevista en el contrato y con dos meses de aviso. Siga pagando por transferencia, conteste por escrito y no firme nada nuevo.',
  },
  'es.ask.rent-rise-threat': {
    says: 'No. En los primeros cinco años (siete si es empresa) no le pueden echar por negarse a una subida. Una subida solo vale si el contrato la prevé: una vez al año, en su fecha, con el índice oficial y aviso escrito de un mes. No firme nada. Escriba que sigue pagando la renta actual y páguela por transferencia. Un decreto de octubre de 2026 pone un tope del 2 % sin nuevo pacto: pregunte si sigue en vigor.',
  },
}
