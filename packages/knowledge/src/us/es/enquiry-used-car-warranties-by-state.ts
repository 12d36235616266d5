/** The Spanish words of the rows in ../enquiry-used-car-warranties-by-state.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_USED_CAR_WARRANTIES_BY_STATE_ES: Words = {
  'us.state.ma.ask-used-car': {
    says: 'Usted tiene derechos: en Massachusetts un dealer no puede vender casi ningún auto usado as is. La garantía es de 90 días o 3,750 millas bajo 40,000 millas, 60 días o 2,500 hasta 80,000, y 30 días o 1,250 hasta 125,000. Tras tres arreglos fallidos o 10 días hábiles en taller, puede recuperar su dinero. Escriba ya.',
  },
  'us.state.ny.ask-used-car': {
    says: 'Usted tiene derechos: en Nueva York un dealer debe dar garantía escrita en casi todo auto usado de $1,500 o más. Son 90 días o 4,000 millas hasta 36,000 millas, 60 días o 3,000 hasta 80,000, y 30 días o 1,000 hasta 100,000. Tras tres arreglos fallidos o 15 días sin uso, puede recuperar su dinero. Escriba ya.',
  },
  'us.ask-consumer.used-lemon': {
    says: 'La mayoría de las lemon laws cubren solo coches nuevos, y a menudo usados aún con la garantía original del fabricante. Algunos estados tienen una para usados de concesionario, como Nueva York, Massachusetts y Nueva Jersey. Mire el papel de la ventana (Buyers Guide): «as is» o con garantía. Aun «as is», si el vendedor mintió u ocultó un fallo puede tener que pagar. Escríbale ya y guarde los papeles del taller.',
    dependsOn: 'su estado, la garantía y el papel de la ventana',
  },
}
