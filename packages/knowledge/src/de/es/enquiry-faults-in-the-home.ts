/** Questions about faults, mould and noise in a rented home: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAULTS_IN_THE_HOME_ES: Words = {
  'de.ask-home.defects': {
    says: 'Avise por escrito y ponga una fecha. El alquiler es menor por ley mientras dura el defecto. Para ir seguro, pague antes bajo reserva (unter Vorbehalt).',
  },
  'de.ask-home.noise': {
    says: 'Hable primero y anote el ruido con días y horas. Escriba al casero: debe actuar, y la renta puede bajar mientras dure. Por la noche llame a la policía o al Ordnungsamt. Al final, un juez puede prohibirlo; en algunos Länder antes hay una mediación (Schlichtung).',
  },
  'de.ask-home.mould-leave': {
    says: 'Solo puede irse enseguida si es grave o peligroso para la salud. Antes fije al casero un último plazo por escrito, con fotos. Ayuda un informe médico o pericial. Si se equivoca, debe la renta del preaviso; pregunte antes a un Mieterverein. Mientras, bajar la renta es más seguro.',
    dependsOn: 'lo grave que es y si fijó antes un plazo',
  },
}
