/** Questions about the right to stay: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_IMMIGRATION_FR: Words = {
  'jp.ask.stay': {
    says: 'Déposez la demande avant le dernier jour. Vous pouvez alors rester jusqu’à la réponse, deux mois de plus au maximum. Si vous quittez l’emploi, dites-le en 14 jours. En cas de refus, demandez le motif et voyez vite un avocat.',
  },
  'jp.ask.stay-ran-out': {
    says: 'Allez aujourd’hui au bureau de l’immigration avec passeport, carte et papiers, et dites pourquoi c’est en retard. Ne travaillez pas avant sa décision : rester sans permission est un délit. Pour quelques jours de retard et un bon motif, une maladie par exemple, il peut encore prendre la demande. Ce n’est pas un droit. Qui se présente soi-même peut le plus souvent partir libre et revenir après un an. Voyez d’abord un avocat si possible : 法テラス 0570-078374.',
  },
}
