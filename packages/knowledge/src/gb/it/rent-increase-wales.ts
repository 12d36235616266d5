/** A notice of a higher rent in Wales: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_INCREASE_WALES_IT: Words = {
  'gb.rent-rise.right-faulty-wales': {
    says: 'Con meno di due mesi di preavviso, o meno di un anno dall’ultimo aumento, l’affitto non cambia.',
  },
  'gb.rent-rise.right-leave-wales': {
    says: 'Se il contratto non ha una fine fissa, può andare via con un preavviso scritto di quattro settimane.',
  },
  'gb.rent-rise.step-wales': {
    says: 'Controlli l’avviso: modulo RHW12, due mesi interi, un anno dall’ultimo aumento. Se manca qualcosa, scriva al proprietario.',
  },
  'gb.rent-rise.insight-wales': {
    says: 'In Galles la maggior parte dei contratti non permette di far fissare l’affitto. Alcuni di prima di dicembre 2022 sì: decide un comitato (rent assessment committee).',
    actionable:
      'È entrato prima di dicembre 2022? Chieda subito a Shelter Cymru, il termine è breve.',
  },
  'gb.rent-rise.reality-wales': {
    says: 'In Galles un proprietario può chiudere alcuni contratti senza motivo. Ci pensi quando tratta.',
  },
  'gb.rent-rise.not-yet-wales': {
    says: 'Fino al giorno indicato deve solo il vecchio affitto.',
  },
}
