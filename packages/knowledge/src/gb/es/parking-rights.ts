/** Rights of who gets a private parking charge: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const PARKING_RIGHTS_ES: Words = {
  'gb.parking.right-appeal': {
    says: 'Tiene derecho a recurrir primero ante la empresa de aparcamiento. Debería contestar y no reclamarle mientras estudia su recurso.',
  },
  'gb.parking.right-independent-appeal': {
    says: 'Si la empresa dice que no, puede ir gratis a POPLA o al IAS. Debe decirle a cuál y antes de cuándo.',
  },
  'gb.parking.right-keeper-limit': {
    says: 'Como titular (keeper), lo máximo que puede deber según esta ley es la cantidad del aviso al titular (notice to keeper). Los costes de cobro extra no entran.',
  },
  'gb.parking.right-not-name-driver': {
    says: 'Ninguna ley le obliga a decir a una empresa privada quién conducía. Puede preguntarlo, pero usted puede contestar como titular (keeper).',
  },
  'gb.parking.right-grace': {
    says: 'El código del sector da al menos 10 minutos de margen cuando acaba el aparcamiento pagado o permitido. También tiene tiempo al principio para leer los carteles.',
  },
  'gb.parking.right-clear-terms': {
    says: 'Las reglas deben estar en carteles que podía ver y leer antes de aparcar. Una condición que no podía ver puede no obligarle.',
  },
  'gb.parking.right-photos': {
    says: 'Tiene derecho a pedir las fotos y los datos que tienen de usted. Deben contestar en el plazo de un mes.',
  },
  'gb.parking.right-equality': {
    says: 'Quien presta un servicio debe hacer cambios justos para personas con discapacidad. Necesitar más tiempo por una discapacidad puede ser motivo de recurso.',
  },
}
