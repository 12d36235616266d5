/** Questions about how long a missed loan stays on the register: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CREDIT_REGISTER_YEARS_FR: Words = {
  'ie.ask.credit-years': {
    says: 'Le Central Credit Register garde un prêt cinq ans après sa fin, avec les mois impayés. Demandez votre rapport gratuit sur centralcreditregister.ie. En cas d’erreur, demandez par écrit la correction au prêteur et au registre. Vous pouvez ajouter une courte déclaration, par exemple une maladie. Chaque prêteur décide ; demandez la raison du refus.',
  },
}
