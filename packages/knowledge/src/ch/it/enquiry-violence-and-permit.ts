/** Questions about leaving a violent husband or wife with a permit that hangs on the marriage: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_VIOLENCE_AND_PERMIT_IT: Words = {
  'ch.ask.violence-and-permit': {
    says: 'In pericolo chiami il 117. Non deve restare per il permesso: chi lascia un matrimonio per violenza può tenere il diritto di soggiorno, anche prima di tre anni. Raccolga prove: medico, foto, polizia, casa protetta, lettere dell’aiuto alle vittime (LAV). Chiami prima lì (aiuto-alle-vittime.ch): gratis e segreto, con luogo sicuro e avvocato. All’ufficio migrazione solo con consulenza.',
  },
}
