/** Questions about works that the owners’ meeting decided: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OWNERS_WORKS_FR: Words = {
  'fr.ask-home.owners-works': {
    says: 'Un copropriétaire doit sa part des travaux votés, même s’il a voté contre ou était absent. Demandez le procès-verbal. Si vous étiez opposant ou absent, vous avez deux mois dès sa notification pour aller au tribunal. Des travaux jamais votés ne sont pas dus, sauf urgence. Demandez un échéancier au syndic : 30 jours après mise en demeure, toute l’année devient exigible.',
    dependsOn: 'de la décision de l’assemblée et de votre vote',
  },
}
