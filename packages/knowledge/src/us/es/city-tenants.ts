/** The Spanish words of the rows in ../city-tenants.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CITY_TENANTS_ES: Words = {
  'us.city.chicago': {
    says: 'Chicago tiene su propia ley de inquilinos sobre depósitos, arreglos, recargos y cierres. Cubre casi todas las viviendas, no edificios pequeños donde vive el dueño.',
  },
  'us.city.philadelphia': {
    says: 'En Philadelphia el propietario necesita licencia de alquiler y casi siempre debe intentar el programa de desvío antes de la corte.',
  },
  'us.city.seattle': {
    says: 'En Seattle el propietario necesita una causa justa para terminar, y hay límites en invierno y en el año escolar.',
  },
  'us.city.los-angeles': {
    says: 'En la ciudad de Los Angeles casi todos los inquilinos solo pueden ser sacados con causa justa, y los edificios viejos tienen tope de alzas.',
  },
  'us.city.san-francisco': {
    says: 'En San Francisco casi todos los inquilinos solo pueden ser sacados con causa justa, y los edificios viejos tienen tope de alzas.',
  },
  'us.city.oakland': {
    says: 'En Oakland casi todos los inquilinos solo pueden ser sacados con causa justa, y el aviso debe ir también a la ciudad. Los edificios viejos tienen tope de alzas.',
  },
  'us.city.new-york': {
    says: 'En la ciudad de Nueva York los inquilinos de bajos ingresos pueden tener abogado gratis en la corte de vivienda. Los apartamentos de renta estabilizada tienen tope y derecho a renovar.',
  },
  'us.city.new-york-heat': {
    says: 'En la Ciudad de New York el dueño debe dar calefacción de octubre a mayo: 68 grados Fahrenheit de día si afuera hay menos de 55, y 62 de noche. Llame al 311. La Housing Court puede ordenar arreglos.',
  },
}
