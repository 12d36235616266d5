/** Questions about used cars and private sellers: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_USED_CAR_ES: Words = {
  'gb.ask-consumer.used-car': {
    says: 'A un vendedor profesional puede devolverle un coche defectuoso en los primeros 30 días. Después tiene un intento de reparar. Cuentan la edad y los kilómetros. De un particular solo debe ser como se describió.',
    dependsOn: 'si compró a un profesional, y hace cuánto',
  },
  'gb.ask-consumer.private-seller': {
    says: 'Con un vendedor particular tiene menos derechos. La cosa debe ser como se dijo, y el vendedor no debe mentir. Guarde el anuncio. Si pagó con tarjeta o por la web, use su protección. Si mintió, reclame su dinero por escrito con un último día. Después demande en el juzgado (small claim). Un profesional que se hizo pasar por particular debe lo mismo que una tienda.',
    dependsOn: 'lo que le dijo el vendedor',
  },
  'gb.ask-consumer.dealer-car-30-days': {
    says: 'Sí. Si ya tenía el defecto al venderlo, puede devolverlo en un plazo de 30 días por todo su dinero. Dígalo hoy por escrito al vendedor. «Sold as seen» (vendido como está) no quita este derecho, y no tiene que aceptar la mitad.',
  },
}
