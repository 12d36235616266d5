/** Questions about a civil bill or claim notice for an old loan: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CIVIL_BILL_NL: Words = {
  'ie.ask.sued-old-debt': {
    says: 'Laat het niet liggen. De zes jaar helpen alleen als u ze in uw verweer noemt; een betaling of getekend stuk laat ze opnieuw beginnen. Bij een civil bill van de Circuit Court meldt u zich (appearance) binnen 10 dagen; bij de District Court antwoordt u in 28. Anders volgt een vonnis, ook op een huis. MABS 0818 07 2000 en FLAC helpen gratis.',
  },
}
