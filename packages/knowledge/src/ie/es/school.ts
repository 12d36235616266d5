/** Letters of schools: exclusion, absence and equal treatment: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const SCHOOL_ES: Words = {
  'ie.school.wants': {
    says: 'La escuela dice que su hijo debe quedarse fuera, o no tiene plaza. Debe dar razones y decir cómo oponerse.',
  },
  'ie.school.right-appeal': {
    says: 'Puede recurrir una expulsión, 20 días o más de suspensión en un año o una plaza negada. Si la escuela está llena, pida antes una revisión a su consejo en 21 días. El recurso debe llegar en los 63 días tras la negativa.',
  },
  'ie.school.know-absence': {
    says: 'Un niño debe ir a la escuela hasta los 16. Tras 20 días de falta, la escuela debe avisar a Tusla. Dé razones por escrito de cada falta.',
  },
  'ie.school.right-equal': {
    says: 'Una escuela no puede tratar peor a un niño por una discapacidad, y debe hacer cambios justos. Puede acudir a la Workplace Relations Commission en seis meses, tras escribir a la escuela en dos.',
  },
  'ie.school.exclude-step': {
    says: 'Pida por escrito las razones y las reglas de la escuela. Apunte cada fecha, porque los plazos son cortos.',
  },
  'ie.school.answer': {
    says: 'Pida las razones por escrito. Recurra después al Ministerio de Educación según la section 29. Si niegan la plaza porque la escuela está llena, pida antes una revisión a su consejo, por escrito en 21 días. El recurso debe llegar en los 63 días tras la negativa.',
  },
  'ie.school.right-twenty-days': {
    says: 'Su hijo sigue siendo alumno 20 días de clase tras recibir el aviso el education welfare officer. Este debe hablar antes con usted y la escuela.',
  },
}
