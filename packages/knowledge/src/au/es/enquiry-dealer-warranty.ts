/** The Spanish words of the rows in ../enquiry-dealer-warranty.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEALER_WARRANTY_ES: Words = {
  'au.ask.dealer-warranty-qld': {
    says: 'En Queensland un vendedor de coches debe dar garantía en casi todos los usados; un papel «as is» no la quita. Menos de 160.000 km y hasta 10 años: 3 meses o 5.000 km. Más viejo o con más: 1 mes o 1.000 km. Avise del defecto por escrito en ese plazo con informe del mecánico; la reparación es gratis. Si el fallo es grave puede pedir el dinero. Si se niega: Fair Trading y luego QCAT.',
  },
  'au.ask.dealer-as-is': {
    says: 'Un papel que dice «as is» o «no warranty» no quita las garantías del consumidor: esa cláusula es nula. El coche de un vendedor debe ser de calidad aceptable por su edad, precio y kilómetros. Si el fallo es grave, usted elige dinero, otro coche o reparación. Solo no cuenta un fallo que le mostraron antes. Informe del mecánico, carta con fecha, y luego fair trading y tribunal del estado.',
  },
  'au.ask.dealer-warranty-nsw-vic': {
    says: 'En Nueva Gales del Sur y Victoria casi todos los coches de vendedor de hasta 10 años y menos de 160.000 km tienen garantía por ley. Dura 3 meses o 5.000 km; un papel «as is» no la quita. Avise ya por escrito con informe y deje que repare. Los más viejos tienen las garantías del consumidor: dinero si el fallo es grave. Luego Fair Trading o Consumer Affairs, y NCAT o VCAT.',
  },
  'au.ask.dealer-warranty-wa': {
    says: 'En Australia Occidental casi todos los coches de vendedor de 4.000 dólares o más tienen garantía por ley. Hasta 10 años y 150.000 km: 3 meses o 5.000 km. Hasta 12 años y 180.000 km: 1 mes o 1.500 km. Solo se renuncia con permiso del Commissioner. Avise ya por escrito y deje que repare. Si el fallo es grave, también el dinero. Luego Consumer Protection, 1300 30 40 54.',
  },
}
