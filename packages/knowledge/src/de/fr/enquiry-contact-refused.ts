/** Questions about a parent who keeps a child from the other: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CONTACT_REFUSED_FR: Words = {
  'de.ask-family.contact-refused': {
    says: 'Le droit de visite ne dépend ni de la pension ni de l’autorité parentale : votre enfant a droit à vous et vous à lui, même sans mariage. Écrivez et proposez des jours fixes. Le Jugendamt ou un centre familial aide gratuitement. Sinon, demandez un règlement au tribunal familial, en urgence si besoin. Une décision violée coûte une amende. Réglez la pension à part.',
  },
}
