/** Questions about rent, arrears, fees and benefits in England: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_ES: Words = {
  'gb.ask-housing.rent-increase': {
    says: 'Un casero privado de Inglaterra puede subir el alquiler una vez al año, con el Form 4A y dos meses de aviso. Antes de la fecha de inicio puede acudir al tribunal. No puede fijar más de lo que pidieron.',
    dependsOn: 'si usaron el formulario y el aviso correctos',
  },
  'gb.ask-housing.arrears': {
    says: 'Llame hoy a su casero y ofrezca el alquiler más un poco. Revise sus ayudas y pida consejo gratuito sobre deudas. Para el motivo principal por atraso necesitan tres meses de deuda, cuatro semanas de aviso y un juzgado.',
  },
  'gb.ask-housing.fees': {
    says: 'En Inglaterra la mayoría de los cobros está prohibida. Se permiten el alquiler, una fianza limitada, una reserva (holding deposit) de hasta una semana de alquiler y algunos cobros por fallos suyos. Los demás puede reclamarlos.',
    dependsOn: 'de qué es el cobro',
  },
  'gb.ask-housing.rent-in-advance': {
    says: 'En Inglaterra el casero o la agencia no puede pedir ni aceptar renta antes de firmar. Después, un mes como máximo antes de empezar. También están prohibidas las pujas sobre el anuncio y rechazarle por ayudas o hijos. No pida prestado. Ofrezca por escrito un mes y el depósito limitado, quizá un aval. Guarde los mensajes y avise al council, que puede multarlos.',
  },
  'gb.ask-housing.no-benefits': {
    says: 'Un casero o agente privado de Inglaterra no puede rechazarle porque recibe ayudas o tiene hijos. Guarde el anuncio o mensaje y dígalo al ayuntamiento (council).',
  },
  'gb.ask-housing.rent-bidding': {
    says: 'En Inglaterra, desde el 1 de mayo de 2026, el anuncio debe decir una sola renta. El casero o la agencia no puede pedir, animar ni aceptar una oferta mayor. Vale aunque alguien ofrezca más por su voluntad. Ofrezca por escrito la renta anunciada. Guarde el anuncio y los mensajes y denúncielo al ayuntamiento (council). Puede multarlos con hasta 7.000 libras.',
  },
}
