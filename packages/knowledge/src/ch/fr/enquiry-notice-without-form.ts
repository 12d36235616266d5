/** Questions about a notice for a home that came without the official form, or from one spouse alone: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NOTICE_WITHOUT_FORM_FR: Words = {
  'ch.ask.notice-without-form': {
    says: 'Un congé de logement sans la formule officielle du canton est nul : restez et payez. Ne comptez pourtant pas que là-dessus. Écrivez en 30 jours à l’autorité de conciliation qu’il est nul, et demandez aussi une prolongation. Jusqu’à quatre ans sont possibles, pour l’âge, les enfants, la maladie ou sans autre logement. C’est gratuit et sans avocat. Un nouveau congé sur la formule repart de zéro.',
  },
  'ch.ask.spouse-ended-lease': {
    says: 'Non. Le logement de la famille ne se résilie qu’avec l’accord exprès de l’autre conjoint. Sans lui, le congé est nul, qui que soit le signataire du bail. Écrivez-le aussitôt au bailleur et demandez au juge des mesures protectrices : il peut vous attribuer le logement et fixer une contribution. Le bailleur aussi doit notifier le congé aux deux séparément. Continuez à payer : l’arriéré est autre chose.',
  },
}
