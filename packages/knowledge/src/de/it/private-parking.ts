/** Contract penalties of private car parks: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const PRIVATE_PARKING_WORDS: Words = {
  'de.consumer.park-want': {
    says: 'Una ditta privata chiede una penale di contratto (Vertragsstrafe) per il parcheggio. Non è una multa dello Stato.',
  },
  'de.consumer.park-who': {
    says: 'Una ditta privata sorveglia questo parcheggio per il proprietario. Non dà punti e non può pignorare nulla.',
  },
  'de.consumer.park-reality': {
    says: 'La deve solo se cartelli chiari mostravano regola e prezzo, e se guidava Lei.',
  },
  'de.consumer.park-rights': { says: 'Può chiedere prove, foto e i cartelli. Può dire di no.' },
  'de.consumer.park-not-yet': {
    says: 'Da questa lettera non vengono punti, ufficiale giudiziario o segnalazioni creditizie. Prima devono vincere in tribunale.',
  },
  'de.consumer.park-step-check': {
    says: "Controlli l'ora, il luogo e i cartelli. Faccia foto. Aveva uno scontrino del negozio?",
  },
  'de.consumer.park-step-shop': {
    says: 'Era cliente? Chieda al negozio di farla annullare. Spesso funziona.',
  },
  'de.consumer.park-step-driver': {
    says: 'Non era Lei? Lo dica e indichi chi altro poteva guidare. In tribunale al titolare non basta negare.',
  },
  'de.consumer.park-step-pay': {
    says: 'Se è giusta, paghi la penale stessa. Guardi bene le spese in più.',
  },
  'de.consumer.park-option-dispute': {
    title: 'Respingere la penale per iscritto',
    says: 'Dica perché non la deve e chieda foto e cartello.',
    cost: 'Gratis.',
    time: 'Una email.',
    risk: 'Possono mandare una società di incasso o andare in tribunale.',
    bestFor: 'I cartelli non erano chiari, non guidava Lei o era cliente.',
  },
  'de.consumer.park-option-pay': {
    title: 'Pagare la penale',
    says: 'Pagare presto evita spese di incasso.',
    cost: 'Spesso da 30 € a 50 €.',
    time: 'Prima della data.',
    risk: 'Nessuno.',
    bestFor: 'Ha parcheggiato contro cartelli chiari.',
  },
  'de.consumer.park-right-keeper': {
    says: "Il titolare dell'auto non risponde della penale. Solo chi guidava ha fatto il contratto.",
  },
  'de.consumer.park-right-signs': {
    says: 'I cartelli devono essere grandi e leggibili. Una penale troppo alta non ha effetto.',
  },
  'de.parking.right-costs': {
    says: 'Le spese di recupero vengono solo col ritardo, dopo un sollecito arrivato al conducente. Una prima lettera all’intestatario di solito non basta.',
  },
}
