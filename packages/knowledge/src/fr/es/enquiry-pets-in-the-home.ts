/** Questions about a pet in a rented home: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PETS_IN_THE_HOME_ES: Words = {
  'fr.ask-home.pets': {
    says: 'Un alquiler de vivienda no puede prohibir una mascota: tal cláusula se tiene por no escrita. No tiene que preguntar antes de tener gato o perro. Pero el animal no debe dañar ni molestar a los vecinos: usted responde. Los perros de primera categoría (de ataque) pueden prohibirse. Un alquiler de vacaciones puede rechazar animales.',
  },
}
