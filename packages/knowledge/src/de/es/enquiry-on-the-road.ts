/** Questions about fines, accidents and the licence: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ON_THE_ROAD_ES: Words = {
  'de.ask-buy.fine': {
    says: 'Tiene dos semanas desde la fecha del sobre amarillo para oponerse por escrito. ¿Correcta y pequeña? Pague. ¿Prohibición de conducir o puntos? Vea a un abogado.',
  },
  'de.ask-buy.hearing-form': {
    says: 'Debe dar su nombre y dirección. No tiene que decir nada sobre los hechos ni acusarse a sí mismo o a familiares cercanos. La mayoría de las infracciones de tráfico prescriben a los seis meses; hasta el verano de 2026 solían ser tres. Pero este formulario puede reiniciar el plazo.',
    dependsOn: 'si se trata de su persona o del hecho',
  },
  'de.ask-buy.new-driver': {
    says: 'Una falta grave (tipo A, como un semáforo rojo o más de 20 km/h de exceso) no quita el permiso. Debe hacer un curso (Aufbauseminar) y la prueba pasa de dos a cuatro años. Sin curso se pierde el permiso. Tiene dos semanas contra la multa.',
  },
  'de.ask-buy.fine-too-old': {
    says: 'La mayoría de las infracciones de tráfico prescriben a los seis meses; hasta el verano de 2026 solían ser tres. Un formulario de audiencia o la multa reinicia el plazo. Recurra en dos semanas y dígalo.',
    dependsOn: 'del día de la infracción y de lo que llegó después',
  },
}
