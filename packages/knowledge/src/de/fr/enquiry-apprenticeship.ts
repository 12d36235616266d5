/** Questions about an apprentice who wants to leave: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_APPRENTICESHIP_FR: Words = {
  'de.ask-job.apprenticeship': {
    says: 'Pendant l’essai, un à quatre mois, chacun peut finir aussitôt, par écrit. Ensuite, vous partez avec quatre semaines seulement si vous quittez ce métier ou en apprenez un autre, en l’écrivant. Pour un motif grave, comme le salaire impayé, c’est immédiat, dans les deux semaines. La firme ne peut licencier autrement. Pour changer de firme, demandez un accord. La chambre (IHK, HWK) aide gratuitement.',
    dependsOn: 'la période d’essai et le motif',
  },
}
