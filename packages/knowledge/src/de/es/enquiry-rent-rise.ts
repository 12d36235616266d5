/** Questions about a higher rent, the rent brake and the right to leave: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_RISE_ES: Words = {
  'de.ask-home.rent-rise': {
    says: 'Tiene hasta el final del segundo mes para pensar. Como máximo el alquiler local, y 20 % en tres años, en muchas ciudades 15 %. No firme con prisa.',
    dependsOn: 'el alquiler local y la última subida',
  },
  'de.ask-home.rent-brake': {
    says: 'Donde se aplica, un alquiler nuevo puede estar como máximo 10 % por encima del local. Reclame por escrito (Rüge). La ley lo permite hasta finales de 2029.',
    dependsOn: 'si su ciudad tiene el freno de alquileres (Mietpreisbremse) y cuándo se mudó',
  },
  'de.ask-home.rent-rise-agree': {
    says: 'No tiene que aceptar más de lo que permite la ley. Es la renta local, como mucho un 20 % en tres años, en muchas ciudades un 15 %. La carta debe dar motivos. Hasta el fin del segundo mes tras llegar puede aceptar todo, una parte o nada. Después el casero debe demandar.',
  },
  'de.ask-home.right-leave-on-rise': {
    says: 'Puede irse antes en vez de pagar. Avise hasta el fin del segundo mes tras la carta. El contrato acaba dos meses después.',
  },
  'de.ask-home.index-rent': {
    says: 'Su alquiler sigue el índice de precios, así que no hace falta su sí. Pero debe quedar igual al menos un año. La carta debe decir el cambio del índice y el nuevo alquiler o la subida en euros. Se debe desde el segundo mes después del mes en que llegó. Vuelva a calcularlo. Para 2026 se planeó un tope en ciudades tensas: pregunte a una asociación (Mieterverein) si rige.',
  },
  'de.ask-home.step-rent': {
    says: 'En un alquiler escalonado (Staffelmiete) aceptó las subidas al principio: no hace falta otro sí. Cada paso debe figurar por escrito como alquiler o subida en euros. El alquiler debe quedar igual al menos un año. Mientras tanto no caben subidas al alquiler local ni por obras. Si rige el freno de alquileres, vale para cada paso. A los cuatro años como máximo puede dar el preaviso.',
  },
}
