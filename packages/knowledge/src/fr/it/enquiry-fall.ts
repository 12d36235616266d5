/** Questions about a fall in a shop or on the street: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FALL_IT: Words = {
  'fr.ask-buy.fall': {
    says: 'In un negozio deve mostrare che qualcosa in cattivo stato o fuori posto, come liquido a terra, ha causato la caduta. Sulla strada il comune deve provare la buona manutenzione. Foto lo stesso giorno, testimoni e certificato. Scriva per raccomandata e chieda l’assicurazione. Avvisi le sue assicurazioni e la CPAM. Per lesioni di solito dieci anni; contro un comune quattro.',
    dependsOn: 'cosa ha causato la caduta e cosa può provare',
  },
}
