/** Sales online, by phone or at the door: the right to withdraw, sales calls and things nobody ordered: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const DISTANCE_SELLING_WORDS: Words = {
  'fr.buy.right-withdraw': {
    says: 'Per la maggior parte degli acquisti online, al telefono o alla porta può recedere in 14 giorni, senza motivo. Il venditore rimborsa allora entro 14 giorni.',
  },
  'fr.buy.right-withdraw-longer': {
    says: 'Se il venditore non Le ha detto di questo diritto, ha dodici mesi in più.',
  },
  'fr.buy.right-cold-call': {
    says: 'Dall’11 agosto 2026 a una ditta serve il Suo consenso prima di una chiamata di vendita. Un contratto fatto così senza consenso è nullo.',
  },
  'fr.buy.right-unordered': {
    says: 'Non deve nulla per cose o servizi che non ha ordinato.',
  },
  'fr.buy.insight-withdraw': {
    says: 'La lettera parla del diritto di recesso. I 14 giorni partono dalla consegna della merce, o dal contratto per un servizio.',
    actionable: 'Mandi ora il recesso per iscritto e tenga la prova.',
  },
  'fr.buy.change-calls': {
    says: 'Dall’11 agosto 2026 le chiamate di vendita richiedono il Suo consenso prima.',
    was: 'Doveva iscriversi a Bloctel per fermare le chiamate.',
    is: 'Senza il Suo consenso queste chiamate sono vietate.',
  },
  'fr.buy.right-withdraw-button': {
    says: 'Dal 19 giugno 2026 un sito che vende online deve avere un pulsante gratuito per recedere («renoncer au contrat ici»).',
  },
  'fr.buy.change-withdraw-button': {
    says: 'Dal 19 giugno 2026 può recedere da un acquisto online con un pulsante sul sito.',
    was: 'Doveva mandare un modulo o una lettera.',
    is: 'Il sito deve offrire un pulsante, e mandarle una ricevuta.',
  },
}
