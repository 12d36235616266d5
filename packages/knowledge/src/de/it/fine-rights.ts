/** Rights of whoever got a public fine: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const FINE_RIGHTS_WORDS: Words = {
  'de.public.fine-right-limit': {
    says: 'La maggior parte delle infrazioni stradali si prescrive in sei mesi. Fino all’estate 2026 erano per lo più tre. La lettera di audizione o la multa fa ripartire il termine.',
  },
  'de.public.fine-right-keeper': {
    says: 'Si multa solo chi guidava. Per il parcheggio il titolare può dover pagare le spese se il conducente resta ignoto.',
  },
  'de.public.fine-right-restore': {
    says: 'Era in vacanza? Entro una settimana dal ritorno chieda la rimessione in termini (Wiedereinsetzung), e si opponga.',
  },
  'de.public.fine-right-file': {
    says: 'Ha il diritto di vedere il fascicolo, con la foto e i dati della misura.',
  },
  'de.public.fine-right-ban': {
    says: 'Il divieto di guida può diventare una multa più alta se costa il lavoro o colpisce troppo. Senza divieti da due anni può scegliere l’inizio entro quattro mesi.',
  },
  'de.public.fine-right-red-light': {
    says: 'Se nessuno era in pericolo, il mese di divieto di guida c’è solo oltre un secondo di rosso. Faccia controllare la misura: pochi decimi possono decidere.',
  },
  'de.fine-warning.reality': {
    says: 'È un’offerta, non ancora una multa. Non c’è ricorso contro di essa. Se non paga, può seguire una multa con spese (Bußgeldbescheid), e contro quella può opporsi.',
  },
  'de.fine-warning.rights': {
    says: 'Può rifiutare: vale solo se è d’accordo e paga. Non si aggiungono spese.',
  },
  'de.fine-warning.not-yet': {
    says: 'Nessuno può pignorare denaro o mandare un ufficiale per un avvertimento. Prima ci vuole una multa definitiva.',
  },
  'de.fine-warning.step-choose': {
    says: 'Scelga nel tempo indicato nella lettera. Paghi tutto ed è finita. Oppure non paghi, e scriva sul modulo solo quello che vuole dire.',
  },
  'de.fine-warning.option-pay': {
    title: 'Pagare e chiudere',
    says: 'Paghi tutta la somma in tempo, con il numero della pratica. Poi questo fatto non può più essere punito.',
    cost: 'La somma della lettera, da 5 a 55 €. Nessuna spesa.',
    time: 'Una settimana, o il giorno nella lettera.',
    risk: 'Una parte della somma o un giorno di ritardo non vale.',
    bestFor: 'È giusto.',
  },
  'de.fine-warning.option-refuse': {
    title: 'Non accettarla',
    says: 'Non paghi e scriva che non è d’accordo. Può dare i Suoi motivi, o non dire nulla sul fatto.',
    cost: 'Niente ora.',
    time: 'Una lettera, o niente.',
    risk: 'Può seguire una multa con spese. Può opporsi.',
    bestFor: 'Non è stato Lei, o è sbagliato.',
  },
  'de.witness.want': {
    says: 'L’ufficio le chiede, come intestatario dell’auto, chi guidava. Non è una multa contro di lei.',
  },
  'de.witness.right-silent': {
    says: 'Non deve parlare contro se stesso. E nemmeno contro il coniuge, il fidanzato o i parenti stretti: genitori, figli, fratelli. Scriva solo che usa questo diritto.',
  },
  'de.witness.right-logbook': {
    says: 'Se non si sa chi guidava, lei non paga la multa al suo posto. Dopo un fatto più grave possono imporre un libretto di viaggio (Fahrtenbuch) per la sua auto. Per la sosta può pagare le spese.',
  },
  'de.witness.step': {
    says: 'Guardi prima la foto. Non indichi mai chi non guidava: è un reato.',
  },
}
