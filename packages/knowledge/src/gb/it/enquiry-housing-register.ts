/** Questions of people who want a council home: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOUSING_REGISTER_IT: Words = {
  'gb.ask-housing.register': {
    says: 'Faccia domanda al comune (council), di solito online; anche le housing association usano la stessa lista. Ogni comune ha regole proprie, come anni di residenza, e il visto deve permetterlo. Essere senza casa, casa brutta o affollata, malattia e violenza devono contare: alleghi prove. Poi guardi ogni settimana per quali case può candidarsi. Se dicono no o danno pochi punti, chieda per iscritto i motivi e un riesame. Perderà presto la casa? Chieda anche aiuto come senzatetto.',
  },
}
