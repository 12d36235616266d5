/** The Spanish words of the rows in ../enquiry-flight.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FLIGHT_ES: Words = {
  'de.ask-flight.late': {
    says: 'Desde tres horas de retraso a la llegada hay 250 € hasta 1.500 km, 400 € hasta 3.500 km y más allá hasta 600 €. La compañía debe probar una causa fuera de su control. No tiene que aceptar un vale. Tiene tres años.',
    dependsOn: 'el retraso a la llegada, la distancia y la causa',
  },
  'de.ask-flight.cancelled': {
    says: 'Usted elige: todo el dinero en siete días u otro vuelo. Un vale exige su sí por escrito. Si le avisaron menos de 14 días antes, pueden sumarse de 250 a 600 €, salvo causa fuera de su control.',
  },
}
