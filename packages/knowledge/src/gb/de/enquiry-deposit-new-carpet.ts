/** Questions about a deposit from which a new carpet, paint or cleaning is to be paid: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEPOSIT_NEW_CARPET_DE: Words = {
  'gb.ask-housing.deposit-new-for-old': {
    says: 'Neu für alt gibt es nicht. Für einen echten Schaden darf nur behalten werden, was die Sache noch wert war, oder der Preis einer Reinigung. Ein Teppich für zehn Jahre, der acht alt war, ist ein Fünftel wert. Spuren normalen Gebrauchs kosten Sie nichts. Die andere Seite muss es beweisen, mit Listen und Fotos von Ein- und Auszug und Rechnungen. Schreiben Sie, welche Posten Sie bestreiten, und bitten Sie die Kautionsstelle (deposit scheme) um ihre kostenlose Entscheidung, meist innerhalb von drei Monaten. Was nicht strittig ist, muss jetzt ausgezahlt werden.',
  },
}
