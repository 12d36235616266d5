/** Bills of towns, hospitals and other public bodies (avis des sommes à payer): the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_BILLS_WORDS: Words = {
  'fr.public.title-want': {
    says: 'Un comune, ospedale o altro ente pubblico Le manda un conto (avis des sommes à payer). Lo riscuote il tesoro pubblico, che può pignorare senza giudice.',
  },
  'fr.public.title-reality': {
    says: 'È più forte della lettera di una ditta. Se lo contesta in tempo davanti a un giudice, la riscossione si ferma.',
  },
  'fr.public.title-deadline': {
    says: 'Ha due mesi per contestare il conto davanti al tribunale indicato.',
    action: 'Contestare il conto pubblico in tribunale',
    consequence: 'Dopo può solo chiedere tempo o la cancellazione.',
  },
  'fr.public.title-step': {
    says: 'Chieda all’ente di correggere gli errori, e all’ufficio del tesoro un piano. Questo non ferma i due mesi.',
  },
}
