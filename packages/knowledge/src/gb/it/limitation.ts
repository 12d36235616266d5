/** Termini di prescrizione (limitation): il diritto del Regno Unito in italiano. */
import type { Words } from '@plainletter/contracts/rule'

export const LIMITATION_IT: Words = {
  'gb.limitation.contract-ew': {
    says: 'Per quasi tutti i debiti hanno sei anni per iniziare una causa. Dopo può dire al tribunale che è troppo tardi.',
    from: 'il primo giorno in cui potevano andare in tribunale: per una bolletta, il giorno della scadenza; per una carta di credito o un prestito, quasi sempre la data finale dell’avviso di inadempienza (default notice)',
    restartedBy:
      'Prima che finiscano i sei anni, questo può far ripartire quel tempo: un pagamento Suo o di chi ha il prestito con Lei, o una lettera o e-mail firmata che ammette il debito.',
  },
  'gb.limitation.contract-scotland': {
    says: 'In Scozia quasi tutti i debiti finiscono dopo cinque anni senza pagamenti, ammissioni scritte o cause. Allora non deve nulla.',
    from: 'il giorno in cui il debito era dovuto',
    restartedBy:
      'Questo può far ripartire quel tempo: un pagamento, una chiara ammissione scritta, o una loro causa, prima che finiscano i cinque anni.',
  },
  'gb.limitation.contract-ni': {
    says: 'In Irlanda del Nord hanno sei anni per iniziare una causa per quasi tutti i debiti. Dopo può dire al tribunale che è troppo tardi.',
    from: 'il primo giorno in cui potevano andare in tribunale',
    restartedBy:
      'Questo può far ripartire quel tempo: un pagamento, o un’ammissione scritta e firmata, prima che finiscano i sei anni.',
  },
  'gb.limitation.secured-ew': {
    says: 'Per i soldi prestati su una casa, chi li ha prestati ha dodici anni per chiedere la somma prestata. Per gli interessi ha sei anni.',
    from: 'il primo giorno in cui poteva richiedere i soldi',
    restartedBy:
      'Questo può far ripartire quel tempo: un pagamento, o un’ammissione scritta e firmata, prima che finiscano i dodici anni.',
  },
  'gb.limitation.rent-ew': {
    says: 'L’affitto si può chiedere in tribunale per sei anni dal giorno in cui era dovuto.',
    from: 'il giorno in cui ogni affitto era dovuto',
    restartedBy:
      'Questo può far ripartire quel tempo: un pagamento di quell’affitto, o un’ammissione scritta e firmata, prima che finiscano i sei anni.',
  },
  'gb.limitation.copyright-ew': {
    says: 'Una causa per violazione del diritto d’autore deve iniziare entro sei anni dall’uso.',
    from: 'il giorno in cui la musica è stata suonata o l’opera usata',
    restartedBy: 'Ogni nuovo uso fa partire i suoi sei anni.',
  },
}
