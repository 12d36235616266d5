/** The Spanish words of the rows in ../enquiry-fair-housing.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAIR_HOUSING_ES: Words = {
  'us.ask-home.discrimination': {
    says: 'Quéjese ante HUD en el plazo de un año, o ante su estado. Un propietario (landlord) no puede tratarle peor por raza, sexo, religión, hijos o discapacidad. Por una discapacidad debe hacer cambios razonables.',
  },
  'us.ask-home.voucher-refused': {
    says: 'La ley federal deja a la mayoría de los dueños rechazar un vale (voucher), pero muchos estados y ciudades lo prohíben. Pida la negativa por escrito y quéjese a la oficina de derechos civiles de su estado.',
    dependsOn: 'su estado y su ciudad',
  },
  'us.ask-life.voucher': {
    says: 'Pida por escrito la audiencia antes de la fecha de la carta, y ver su expediente. Su ayuda casi siempre debe seguir hasta la audiencia.',
  },
}
