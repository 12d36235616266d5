/** Letters by which a state wants Medicaid paid back from an estate: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const MEDICAID_ESTATE_ES: Words = {
  'us.medicaid-estate.want': {
    says: 'El estado quiere recuperar lo que Medicaid pagó por alguien. Solo puede tomarlo de lo que esa persona dejó.',
  },
  'us.medicaid-estate.right-family': {
    says: 'Mientras viva el esposo o la esposa, el estado no puede cobrar. Lo mismo vale por un hijo menor de 21, o ciego o con discapacidad a cualquier edad.',
  },
  'us.medicaid-estate.right-hardship': {
    says: 'Cada estado debe tener una vía para renunciar al cobro si causa una dificultad excesiva (undue hardship). Pida el formulario, su plazo y cómo apelar un no.',
  },
  'us.medicaid-estate.step-write': {
    says: 'Escriba a la oficina antes de su fecha. Diga quién vive todavía, envíe pruebas y pida la lista de lo que pagó Medicaid.',
  },
}
