/** A firm that raises a price: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const PRICE_RISES_ES: Words = {
  'de.price.reality': {
    says: 'Una empresa no puede subir el precio a su gusto. Necesita su sí o una cláusula justa en el contrato.',
  },
  'de.price.not-yet': {
    says: 'Hoy no cambia nada. Hasta el día de la carta paga el precio viejo.',
  },
  'de.price.right-clause': {
    says: 'Una cláusula de precios debe ser clara y justa para ambos: también deben contar los costes más bajos. Si es injusta, no vale.',
  },
  'de.price.step-contract': {
    says: 'Busque en el contrato tres cosas: la cláusula de precios, una garantía de precio y cómo terminarlo.',
  },
  'de.price.step-reserve': {
    says: 'Si duda de la subida, pague más solo «unter Vorbehalt» (con reserva). Así puede reclamarlo.',
  },
  'de.price.insight-guarantee': {
    says: 'Muchos contratos prometen un precio fijo por un tiempo (Preisgarantie). En ese tiempo solo puede subir si la promesa lo permite.',
    actionable: 'Compare el final de la garantía con el día de la subida.',
  },
  'de.price.option-object': {
    says: 'Escriba que no acepta la subida y pida la cláusula y los motivos.',
    title: 'Decir no al precio más alto',
    cost: 'Gratis.',
    time: 'Antes de que empiece la subida.',
    risk: 'La empresa puede terminar el contrato con el preaviso normal.',
    bestFor: 'Quiere seguir con el precio viejo.',
  },
  'de.price.option-help': {
    says: 'El centro de consumo (Verbraucherzentrale) revisa estas cartas y conoce las cláusulas injustas.',
    title: 'Hacer revisar la subida',
    cost: 'Una pequeña tasa, o gratis en línea.',
    time: 'Antes de que empiece la subida.',
    risk: 'Ninguno.',
    bestFor: 'No sabe si la subida está permitida.',
  },
  'de.price.right-silence': {
    says: 'Su silencio por lo general no es un sí a un precio más alto, aunque la carta lo diga.',
  },
  'de.price.right-one-month': {
    says: '¿Ha pasado el primer plazo? En contratos desde el 1 de marzo de 2022 puede irse cuando quiera con un mes de preaviso.',
  },
  'de.price.step-object': {
    says: 'Conteste pronto: «No acepto el precio más alto». Guarde prueba de que llegó.',
  },
  'de.price.step-debit': {
    says: '¿Le cobraron más de lo acordado? Su banco puede devolver un adeudo en ocho semanas. Pague usted el precio viejo.',
  },
}
