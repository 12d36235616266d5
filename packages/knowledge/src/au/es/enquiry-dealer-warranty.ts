/** The Spanish words of the rows in ../enquiry-dealer-warranty.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEALER_WARRANTY_ES: Words = {
  'au.ask.dealer-warranty-qld': {
    says: 'En Queensland un vendedor de coches debe dar garantía en casi todos los usados; un papel «as is» no la quita. Menos de 160.000 km y hasta 10 años: 3 meses o 5.000 km. Más viejo o con más: 1 mes o 1.000 km. Avise del defecto por escrito en ese plazo con informe del mecánico; la reparación es gratis. Si el fallo es grave puede pedir el dinero. Si se niega: Fair Trading y luego QCAT.',
  },
  'au.ask.dealer-as-is': {
    says: 'Un papel que dice «as is» o «no warranty» no quita las garantías del consumidor: esa cláusula es nula. El coche de un vendedor debe ser de calidad aceptable por su edad, precio y kilómetros. Si el fallo es grave, usted elige dinero, otro coche o reparación. Solo no cuenta un fallo que le mostraron antes. Informe del mecánico, carta con fecha, y luego fair trading y tribunal del estado.',
  },
}
