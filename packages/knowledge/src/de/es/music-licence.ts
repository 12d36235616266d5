/** Bills for music in public (GEMA): the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const MUSIC_LICENCE_ES: Words = {
  'de.consumer.gema-want': {
    says: 'GEMA o un organismo parecido quiere una tasa de licencia por música en público.',
  },
  'de.consumer.gema-who': {
    says: 'Actúa por los compositores y no tiene poder para registrar ni multar. Puede ir al juzgado.',
  },
  'de.consumer.gema-right': {
    says: 'La música entre amigos o familia no es pública. Entonces no hace falta licencia.',
  },
  'de.consumer.gema-step': {
    says: 'Revise cuándo, dónde y para quién sonó la música. Pregunte la tarifa y cómo contaron.',
  },
  'de.consumer.gema-option': {
    says: 'Escriba qué sonó de verdad y pida una corrección.',
    title: 'Pedir la base o discutirla',
    cost: 'Gratis.',
    time: 'Una carta.',
    risk: 'Por música sin permiso pueden pedir el doble de la tasa.',
    bestFor: 'No puso música en público o la cuenta está mal.',
  },
  'de.consumer.gema-reality': {
    says: 'Solo debe una tasa si sonó música en público. Un aviso no es una orden judicial.',
  },
  'de.consumer.gema-rights': {
    says: 'Puede pedir la tarifa y la prueba, y usar la junta de arbitraje de la oficina de patentes (Schiedsstelle).',
  },
  'de.consumer.gema-not-yet': {
    says: 'Ahora no pueden embargar nada. Antes necesitan un juzgado.',
  },
  'de.consumer.gema-step-valid': {
    says: 'Si sonó música, comuníquelo usted. Pida la tarifa correcta y descuentos para asociaciones o locales pequeños.',
  },
  'de.consumer.gema-step-dispute': {
    says: '¿Música libre (GEMA-frei) o ninguna música? Dígalo y envíe una lista de las piezas.',
  },
}
