/** Questions about faults, mould and noise in a rented home: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAULTS_IN_THE_HOME_ES: Words = {
  'de.ask-home.defects': {
    says: 'Avise hoy por escrito, con fotos y un plazo. Desde entonces el alquiler es menor por ley mientras dure el fallo. Por seguridad pague todo con reserva, o redúzcalo solo cuando un Mieterverein diga la parte. Pasado el plazo puede hacerlo reparar y pedir el coste. Sin calefacción en invierno es urgente: un tribunal decide en días.',
  },
  'de.ask-home.noise': {
    says: 'Hable primero y anote el ruido con días y horas. Escriba al casero: debe actuar, y la renta puede bajar mientras dure. Por la noche llame a la policía o al Ordnungsamt. Al final, un juez puede prohibirlo; en algunos Länder antes hay una mediación (Schlichtung).',
  },
  'de.ask-home.mould-leave': {
    says: 'Solo puede irse enseguida si es grave o peligroso para la salud. Antes fije al casero un último plazo por escrito, con fotos. Ayuda un informe médico o pericial. Si se equivoca, debe la renta del preaviso; pregunte antes a un Mieterverein. Mientras, bajar la renta es más seguro.',
    dependsOn: 'lo grave que es y si fijó antes un plazo',
  },
}
