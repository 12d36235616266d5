/** The Italian words of the rows in ../pay-by-mistake.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PAID_TOO_MUCH_IT: Words = {
  'fr.pay-back.want': {
    says: 'Il datore di lavoro dice che Le ha pagato troppo per errore e rivuole i soldi.',
  },
  'fr.pay-back.reality': {
    says: 'Non è la decisione di un ufficio. Il datore deve provare l’errore. La paga non dovuta va restituita, ma di solito in piccole parti.',
  },
  'fr.pay-back.right-part': {
    says: 'Possono trattenere solo piccole parti: di solito un decimo di ogni paga, e mai ciò che non si può pignorare. Il resto deve arrivarle.',
  },
  'fr.pay-back.right-years': {
    says: 'Possono tornare indietro solo tre anni, dal giorno in cui lo sapevano o dovevano saperlo.',
  },
  'fr.pay-back.right-fault': {
    says: 'L’errore era loro e Le ha fatto danno? Un giudice può ridurre la somma.',
  },
  'fr.pay-back.step': {
    says: 'Confronti contratto e buste paga. Chieda per iscritto il conto, lordo e netto. Non accetti ancora un taglio grande in una volta.',
  },
  'fr.pay-back.option': {
    says: 'Se è giusto, offra piccole parti ogni mese.',
    title: 'Offrire piccole parti',
    cost: 'Gratis.',
    time: 'Questa settimana.',
    risk: 'Vale come un riconoscimento.',
    bestFor: 'L’errore è chiaro.',
  },
  'fr.pay-back.option-dispute': {
    says: 'Dica perché è sbagliato. Se tagliano lo stesso la paga, vada al tribunale del lavoro (prud’hommes), per la via rapida (référé).',
    title: 'Contestare',
    cost: 'Una lettera. In tribunale può essere dovuto un contributo di 50 €; non con il patrocinio gratuito.',
    time: 'Alcune settimane.',
    risk: 'Possono andare in tribunale.',
    bestFor: 'La somma è sbagliata o troppo vecchia.',
  },
  'fr.pay-kept.want': {
    says: 'Il datore trattiene parte della paga per un danno. Dice che deve pagarlo lei.',
  },
  'fr.pay-kept.right': {
    says: 'Il datore non può trattenere paga per un danno, un ammanco di cassa o un attrezzo perso. Le multe sono vietate. Risponde solo per danno voluto (faute lourde), e deve dirlo un giudice.',
  },
  'fr.pay-kept.right-time': {
    says: 'La paga è dovuta ogni mese. Ha tre anni per chiederla, e la via rapida (référé) non richiede avvocato.',
  },
  'fr.pay-kept.step': {
    says: 'Chieda la somma per raccomandata, con un giorno per pagare. Poi vada al tribunale del lavoro (prud’hommes). Possono essere dovuti 50 €, non con il patrocinio gratuito.',
  },
}
