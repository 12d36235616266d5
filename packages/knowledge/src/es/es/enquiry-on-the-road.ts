/** Questions about traffic fines: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ON_THE_ROAD_WORDS: Words = {
  'es.ask.fine-half': {
    says: 'Pagar la mitad cierra el caso: después solo queda el juzgado, y los puntos se pierden igual. En 20 días naturales elija: pagar la mitad, o alegar con pruebas y renunciar al descuento. Las dos cosas no se pueden. ¿Conducía otra persona? Identifíquela en esos mismos 20 días, con nombre, DNI y dirección, y no pague.',
  },
  'es.ask.fine-driver': {
    says: 'Identifique al conductor real en el plazo de la carta, con nombre, DNI y domicilio. Si no, puede recibir una multa del doble o del triple. No pague la mitad si quiere alegar.',
  },
  'es.ask.fine-too-old': {
    says: 'Una infracción leve prescribe a los tres meses. Una grave o muy grave, como casi todo exceso de velocidad, a los seis. Cada intento de notificación interrumpe el plazo, también el tablón (TEU) tras un correo fallido. ¿Ha pasado? Alegue en 20 días naturales y no pague, o pierde ese derecho. Una multa firme prescribe a los cuatro años.',
    dependsOn: 'lo grave que sea y qué le llegó',
  },
}
