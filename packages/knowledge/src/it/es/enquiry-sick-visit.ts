/** Questions about the hours at home when ill and the visit of the doctor: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SICK_VISIT_ES: Words = {
  'it.ask.sick-visit': {
    says: 'Esté en la dirección de la baja todos los días, también domingos y festivos, de 10 a 12 y de 17 a 19. Puede salir por médico, terapia o un motivo serio: avise antes a la empresa y guarde prueba. ¿Perdió la visita? Vaya al consultorio del INPS que indica el aviso y envíe su motivo enseguida. Sin buen motivo se pierden hasta diez días de prestación. Las enfermedades muy graves con terapia vital están exentas.',
  },
}
