/** Questions of tenants whose landlord lost the home to foreclosure: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FORECLOSED_LANDLORD_DE: Words = {
  'us.fact.tenant-foreclosed': {
    says: 'Sie müssen nicht in Tagen gehen. Nach einer Zwangsversteigerung (foreclosure) gibt Bundesrecht echten Mietern 90 Tage Frist, schriftlich. Ein älterer Vertrag läuft meist bis zum Ende; zieht der Käufer ein, gelten die 90 Tage. Unterschreiben Sie noch nichts. Senden Sie Vertrag und Zahlungen, fordern Sie einen Beweis des Eigentums. Miete bereithalten, Gerichtspost beantworten, legal aid fragen.',
  },
}
