/** Semáforos y velocidad: las filas en español. */
import type { Words } from '@plainletter/contracts/rule'

export const NAMED_LAW_ES: Words = {
  'es.fine.red-light': {
    says: 'Pasar en rojo es una infracción grave: 200 € y cuatro puntos. En los primeros veinte días basta la mitad.',
  },
  'es.fine.right-red-light': {
    says: 'Deben probar que el semáforo estaba en rojo y que era su coche. Pida las fotos, o lo que vio el agente.',
  },
  'es.fine.right-speed': {
    says: 'La suma y los puntos siguen una tabla según la velocidad. Pida la foto y la última revisión del radar, y mire si restaron el margen.',
  },
}
