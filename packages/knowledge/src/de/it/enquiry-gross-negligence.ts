/** Questions about an insurer that pays nothing because of gross carelessness: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GROSS_NEGLIGENCE_IT: Words = {
  'de.ask-insure.gross-negligence': {
    says: 'No, anche con colpa grave di solito può solo ridurre, secondo la Sua colpa. Deve provarla. Solo se ha violato un dovere della polizza tocca a Lei mostrare che non era grave. Molte polizze vi rinunciano: legga la Sua. Contesti, chieda la clausola e il calcolo e dia due settimane. Poi il Versicherungsombudsmann è gratis; fino a 10.000 € vincola l’assicuratore. Il pavimento del locatore riguarda la Sua responsabilità civile.',
  },
}
