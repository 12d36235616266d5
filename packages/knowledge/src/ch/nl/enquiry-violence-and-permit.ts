/** Questions about leaving a violent husband or wife with a permit that hangs on the marriage: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_VIOLENCE_AND_PERMIT_NL: Words = {
  'ch.ask.violence-and-permit': {
    says: 'In gevaar belt u 117. U hoeft niet te blijven om de vergunning: wie een huwelijk om geweld verlaat, kan het recht houden hier te wonen, ook binnen drie jaar. Verzamel bewijs: arts, foto’s, politie, opvanghuis, brieven van de slachtofferhulp (Opferhilfe). Bel daar eerst (opferhilfe-schweiz.ch): gratis en geheim, met veilige plek en advocaat. Naar de migratiedienst alleen met advies.',
  },
}
