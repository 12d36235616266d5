/** The assessment of what a child or an adult with a disability needs: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ASSESSMENT_OF_NEED_ES: Words = {
  'ie.need.wants': {
    says: 'La carta trata de la evaluación de lo que usted o su hijo necesita por una discapacidad.',
  },
  'ie.need.right-time': {
    says: 'La evaluación debe empezar en tres meses desde la petición y acabar en tres más. Si no, puede quejarse.',
  },
  'ie.need.step': {
    says: 'Envíe ahora una queja al responsable de la HSE (complaints officer). Después puede recurrir, y el Circuit Court puede hacer cumplir lo decidido.',
  },
}
