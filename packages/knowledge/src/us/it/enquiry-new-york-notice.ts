/** Questions in New York about a higher rent or an order to leave without a lease: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEW_YORK_NOTICE_IT: Words = {
  'us.state.ny.ask-rise-or-leave': {
    says: 'Chiederlo non basta. A New York il proprietario deve scrivere prima: 30 giorni se ci vive da meno di un anno, 60 fino a due anni, poi 90. Vale anche per un aumento dal 5% in su. Fino ad allora resta con il vecchio affitto. Poi solo un giudice può mandarla via. Se è malato o disabile, chieda per iscritto più tempo. A New York City e in alcune città molti devono avere anche un buon motivo.',
  },
}
