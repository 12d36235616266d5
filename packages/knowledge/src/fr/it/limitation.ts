/** How long a claim can be brought for: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const LIMITATION_WORDS: Words = {
  'fr.limitation.telecom': {
    says: 'Per bollette di telefono e internet hanno un anno dalla scadenza. Dopo può dire che è troppo tardi.',
    from: 'il giorno di scadenza della bolletta',
    restartedBy: 'Un sì scritto al debito o un atto in tribunale può far ripartire l’anno.',
  },
  'fr.limitation.rent': {
    says: 'Affitto e spese di una casa si possono chiedere per tre anni. Dopo può dire che è troppo tardi.',
    from: 'il giorno di scadenza di ogni affitto',
    restartedBy: 'Un sì scritto al debito o un atto in tribunale può far ripartire i tre anni.',
  },
  'fr.limitation.credit': {
    says: 'Per un prestito al consumo chi presta ha due anni dalla prima rata mancata per andare in tribunale. Il giudice può vederlo anche senza di Lei.',
    from: 'la prima rata mancata e mai sanata',
    restartedBy:
      'Questo termine (forclusion) è rigido. Un nuovo piano prima della fine ne sposta l’inizio.',
  },
  'fr.limitation.consumer': {
    says: 'Una ditta che Le ha venduto merce o servizi ha due anni per andare in tribunale. Dopo può dire che è troppo tardi (prescription).',
    from: 'il giorno di scadenza della fattura',
    restartedBy:
      'Un pagamento parziale, un sì scritto al debito o un atto in tribunale può far ripartire i due anni. Una lettera o una chiamata no.',
  },
  'fr.limitation.general': {
    says: 'I debiti tra privati e la maggior parte delle altre richieste si possono far valere per cinque anni.',
    from: 'il giorno in cui la persona sapeva della richiesta',
    restartedBy:
      'Un pagamento, un sì scritto al debito o un atto in tribunale può far ripartire i cinque anni.',
  },
  'fr.limitation.energy': {
    says: 'Una ditta di energia o acqua ha due anni dalla scadenza della bolletta per andare in tribunale contro di Lei.',
    from: 'il giorno di scadenza della bolletta',
    restartedBy:
      'Un pagamento parziale, un sì scritto al debito o un atto in tribunale può far ripartire i due anni.',
  },
}
