/** Questions of tenants whose landlord lost the home to foreclosure: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FORECLOSED_LANDLORD_IT: Words = {
  'us.fact.tenant-foreclosed': {
    says: 'Non deve andare via in pochi giorni. Dopo un pignoramento (foreclosure) la legge federale dà al vero inquilino 90 giorni, per iscritto. Un contratto di prima di solito dura fino alla fine; se il compratore ci abita, valgono i 90 giorni. Non firmi ancora. Mandi contratto e pagamenti, chieda prova di proprietà. Tenga pronto l’affitto. Risponda al tribunale. Deposito: legal aid.',
  },
}
