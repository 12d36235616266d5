/** Questions about a complaint against the gardaí: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GARDA_COMPLAINT_ES: Words = {
  'ie.ask.garda-complaint': {
    says: 'Reclame gratis a Fiosrú, el Police Ombudsman, en un año: en fiosru.ie o por correo (150 Upper Abbey Street, Dublin 1). Sustituyó a la GSOC en abril de 2025. Anote ya nombres o números, hora y lugar, vaya al médico por las lesiones y pida enseguida por escrito las imágenes. Si hay cargos, vea antes a un abogado; él mira también la indemnización.',
  },
}
