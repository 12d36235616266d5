/** Questions about what goes on a criminal record: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CRIMINAL_RECORD_FR: Words = {
  'ie.ask.fixed-charge-record': {
    says: 'Non. Une amende (fixed charge) payée à temps n’est pas une condamnation et ne va pas au casier. Les points restent trois ans sur le permis ; l’assureur peut demander. Sans paiement, un juge peut condamner. Cela peut figurer au contrôle Garda (vetting), mais les vieilles petites infractions routières tombent en général. Répondez à ce qui est demandé.',
  },
}
