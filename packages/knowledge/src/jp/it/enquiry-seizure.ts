/** Questions about what may be taken from wages, an account and a home: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SEIZURE_IT: Words = {
  'jp.ask.seize': {
    says: 'Solo con sentenza o altro titolo. Allora al massimo un quarto del netto, fino a 440,000 yen al mese; la metà per i figli. Non deve dimettersi, e la ditta non può licenziarLa solo per questo. Se il resto non basta, chieda meno al tribunale (範囲変更). Se gli atti non sono mai arrivati, veda subito un avvocato. 法テラス aiuta con un piano o il fallimento. Il fisco non ha bisogno del giudice.',
    dependsOn: 'se c’è una sentenza',
  },
  'jp.ask.account-seized': {
    says: 'Agisca oggi: circa una settimana dopo la carta del tribunale il creditore può prendere il denaro dal conto. Chieda a quel tribunale di liberare quanto serve per vivere (範囲変更の申立て). Mostri che era paga, pensione o assegno per figli. Chiami Houterasu. Per una tassa parli con l’ufficio.',
  },
  'jp.ask.officer-at-home': {
    says: 'L’ufficiale del tribunale (執行官) può entrare e aprire le porte; non resista. Ma mobili, vestiti, attrezzi da lavoro, cibo per un mese e denaro per circa due mesi di vita restano Suoi. Le cose di altri non si possono prendere: lo dica. Chiami prima Houterasu. Una ditta di incasso non può mai entrare.',
  },
}
