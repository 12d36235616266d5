/** Questions about a higher rent: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_WORDS: Words = {
  'ca.ask.rent-up': {
    says: 'La mayoría de las provincias pide un aviso escrito, casi siempre de tres meses, y permite una subida al año. Algunas además la limitan.',
    dependsOn: 'su provincia',
  },
  'ca.ask.rent-up-qc': {
    says: 'No tiene que aceptar la subida. Rechácela por escrito en un mes y conserva su casa. Entonces el arrendador debe pedir al tribunal que fije el alquiler.',
  },
  'ca.ask.rent-up-on': {
    says: 'En Ontario el alquiler puede subir una vez en 12 meses, con un aviso escrito de 90 días. En la mayoría de las viviendas hay un límite anual, nunca más de 2.5%. Las habitadas por primera vez después del 15 de noviembre de 2018 no tienen límite.',
    dependsOn: 'cuándo se habitó su vivienda por primera vez',
  },
  'ca.ask.rent-up-bc': {
    says: 'En Columbia Británica el alquiler puede subir una vez en 12 meses, con tres meses completos de aviso en el formulario correcto. No puede pasar del límite anual.',
    dependsOn: 'el límite de ese año',
  },
  'ca.ask.rent-up-ab': {
    says: 'En Alberta no hay límite. El alquiler puede subir una vez en 365 días, con tres meses de aviso escrito en un alquiler mensual. Un plazo fijo le protege hasta que acaba.',
    dependsOn: 'su tipo de contrato',
  },
  'ca.ask.rent-up-ns': {
    says: 'En Nueva Escocia la renta puede subir un 5 % al año como máximo hasta fines de 2027, una vez en 12 meses, con cuatro meses de aviso escrito. Pida a Residential Tenancies que pare una mayor.',
  },
}
