/** The Spanish words of the rows in ../enquiry-used-cars.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_USED_CARS_ES: Words = {
  'us.ask-consumer.car-three-days': {
    says: 'La ley federal no da tres días para devolver un carro comprado en un concesionario. Pueden ayudar una ley de autos defectuosos (lemon law), una garantía o una mentira del vendedor.',
    dependsOn: 'su estado, la garantía y lo que le dijo el vendedor',
  },
  'us.ask-consumer.as-is-car': {
    says: '“As is” quita la mayoría de las garantías, pero no las mentiras. Lo que el vendedor escribió sobre el auto puede contar. Pida la guía del comprador (Buyers Guide) y quéjese al fiscal general del estado.',
    dependsOn: 'lo que el vendedor prometió y su estado',
  },
  'us.ask-life.lemon': {
    says: 'Tras varios arreglos fallidos de una falla grave en los primeros años o millas, el fabricante casi siempre debe cambiarlo o devolver el dinero. Guarde cada papel y escriba al fabricante.',
    dependsOn: 'su estado, la edad y millas del auto, y los arreglos',
  },
  'us.trouble.car-title': {
    says: 'Ocultar un título de salvamento (salvage) es casi siempre práctica desleal, aun “as is”. Puede deshacer el trato o reclamar la pérdida, en algunos estados el triple. Guarde el anuncio y los papeles.',
    dependsOn: 'lo que le dijeron y su estado',
  },
}
