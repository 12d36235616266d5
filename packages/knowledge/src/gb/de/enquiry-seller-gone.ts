/** Questions of buyers whose seller is bankrupt or closed: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SELLER_GONE_DE: Words = {
  'gb.ask-consumer.seller-bust': {
    says: 'Fragen Sie, womit bezahlt wurde. War auch nur ein Teil mit Kreditkarte (credit card), für eine Sache über £100 bis £30,000: Die Kartenfirma schuldet Ihnen, was der Verkäufer schuldete, auch bei Mängeln (section 75). Mit Debitkarte oder darunter: Bitten Sie Ihre Bank sofort um chargeback. Die Garantie des Herstellers bindet ihn selbst, und wer schlecht repariert hat, muss nachbessern. Sonst schreiben Sie den Verwaltern (administrators), was man Ihnen schuldet; oft gibt es wenig.',
  },
}
