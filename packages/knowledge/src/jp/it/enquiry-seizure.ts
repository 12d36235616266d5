/** Questions about what may be taken from wages, an account and a home: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SEIZURE_IT: Words = {
  'jp.ask.seize': {
    says: 'Solo con una sentenza o un altro titolo esecutivo. Poi di solito un quarto della paga netta; gli uffici delle tasse hanno regole proprie. Se il resto non basta per vivere, chieda al tribunale di prendere meno (範囲変更).',
    dependsOn: 'se c’è una sentenza',
  },
  'jp.ask.account-seized': {
    says: 'Agisca oggi: circa una settimana dopo la carta del tribunale il creditore può prendere il denaro dal conto. Chieda a quel tribunale di liberare quanto serve per vivere (範囲変更の申立て). Mostri che era paga, pensione o assegno per figli. Chiami Houterasu. Per una tassa parli con l’ufficio.',
  },
  'jp.ask.officer-at-home': {
    says: 'L’ufficiale del tribunale (執行官) può entrare e aprire le porte; non resista. Ma mobili, vestiti, attrezzi da lavoro, cibo per un mese e denaro per circa due mesi di vita restano Suoi. Le cose di altri non si possono prendere: lo dica. Chiami prima Houterasu. Una ditta di incasso non può mai entrare.',
  },
}
