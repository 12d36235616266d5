/** Questions about a plan of a collector that acknowledges the debt: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_ACKNOWLEDGED_IT: Words = {
  'de.ask-debt.sign-acknowledgement': {
    says: 'Non firmi prima di aver controllato il debito. Chi lo riconosce perde di solito le difese: mai dovuto, pagato, prescritto. Senza titolo si prescrive tre anni dopo la fine del suo anno. Si aggiunge un costo per l’accordo (Einigungsgebühr). Chieda per iscritto fattura, contratto e prova, e contesti il resto. La società non può pignorare: serve un tribunale. Se arriva un Mahnbescheid, si opponga entro due settimane.',
  },
  'de.ask-debt.signed-acknowledgement': {
    says: 'Non è sempre perduto. Ha firmato a casa, per posta o online? Da molti di questi piani si può recedere entro 14 giorni, spesso più se non gliel’hanno detto. Scriva oggi. La società doveva avvisarLa per iscritto dei costi e di ciò che perde. Il debito non era Suo, pagato o prescritto, o nessun avviso? Faccia controllare alla Verbraucherzentrale o a un consiglio debiti gratuito prima di pagare ancora.',
  },
  'de.ask-debt.deal-fee': {
    says: 'Deve questo costo solo se l’ha accettato, e la somma va scritta prima. Niente accordo, niente costo. Il debito è giusto? Offra per iscritto rate senza il costo, o paghi in una volta se può: è il meno caro. Può iniziare con le rate, ma senza accordo possono ancora andare dal giudice. Cancelli ogni frase che riconosce il debito. Un consiglio debiti gratuito lo controlla.',
  },
}
