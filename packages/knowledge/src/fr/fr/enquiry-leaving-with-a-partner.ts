/** Questions about resigning to follow a partner: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEAVING_WITH_A_PARTNER_FR: Words = {
  'fr.ask-work.resign-follow': {
    says: 'Oui, le plus souvent. Démissionner pour suivre un conjoint ou partenaire qui déménage pour un nouvel emploi est une démission légitime. Gardez la preuve de cet emploi et du déménagement. Il faut avoir assez travaillé, en général six mois sur deux ans. Faites votre préavis et inscrivez-vous tout de suite à France Travail. En cas de refus, demandez un réexamen par écrit.',
  },
}
