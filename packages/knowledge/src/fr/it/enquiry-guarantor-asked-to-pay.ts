/** Questions of a guarantor for rent: asked to pay, or free since the tenant left: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GUARANTOR_ASKED_TO_PAY_IT: Words = {
  'fr.ask-home.guarantor-asked-to-pay': {
    says: 'Senza titolo di un giudice nessuno può pignorare paga o pensione, qualunque termine fissino. Chieda l’atto, il contratto e il conto: l’atto è nullo se non dice l’affitto, il suo aumento e a che cosa si obbliga. L’intimazione all’inquilino (commandement) non Le è stata notificata entro 15 giorni? Deve l’affitto, ma non penali né interessi di mora. Un giudice può dare due anni. Senza data finale, lo disdica per il futuro. Chieda all’ADIL.',
  },
  'fr.ask-home.guarantor-child-left': {
    says: 'Suo figlio affittava con qualcuno che non è coniuge né partner PACS? La sua disdetta La libera quando un nuovo coinquilino è nel contratto, al più tardi sei mesi dopo la fine del preavviso. Senza disdetta resta obbligato: la mandi oggi. L’intimazione all’inquilino (commandement) non Le è stata notificata entro 15 giorni? Allora nessuna penale è dovuta. Senza titolo nessuno può pignorare paga o pensione. Veda l’ADIL.',
  },
}
