/** The Spanish words of the rows in ../enquiry-police-custody.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_POLICE_CUSTODY_WORDS: Words = {
  'fr.ask-buy.police-custody': {
    says: 'La detención (garde à vue) dura hasta 24 horas. Si el delito tiene un año de prisión o más, el fiscal puede añadir 24 horas; solo los casos graves duran más. Puede guardar silencio. Puede tener un abogado desde el principio, gratis si no puede pagar, ver a un médico y hacer avisar a quien elija. Deben decirle el motivo. Si solo le piden que vaya (audition libre), puede irse en cualquier momento.',
  },
}
