/** The Dutch words of the rows in ../immigration-refusal.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const IMMIGRATION_REFUSAL_NL: Words = {
  'ca.denied.reality': {
    says: 'Een geweigerd visum of een geweigerde vergunning belet u niet het opnieuw te vragen. Herstel eerst wat ontbrak.',
  },
  'ca.denied.right-court': {
    says: 'U kunt de Federal Court vragen het te controleren: binnen 15 dagen bij een beslissing in Canada, 60 dagen bij een beslissing in het buitenland.',
  },
  'ca.denied.right-sponsor': {
    says: 'Laat u als garant (sponsor) familie overkomen en is dat geweigerd? Dan hebt u meestal 30 dagen voor beroep bij de Immigration Appeal Division.',
  },
  'ca.denied.right-restore': {
    says: 'Bent u in Canada en verloor u uw status, dan kunt u binnen 90 dagen vragen die terug te krijgen.',
  },
  'ca.denied.step-notes': {
    says: 'Vraag om de notities van de ambtenaar in uw dossier. Daarin staat de echte reden.',
  },
  'ca.denied.step-help': {
    says: 'Zoek deze week hulp bij een advocaat, rechtshulp (legal aid) of een adviseur met vergunning. Niemand anders mag er geld voor vragen.',
  },
}
