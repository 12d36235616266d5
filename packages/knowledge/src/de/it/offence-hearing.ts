/** The Italian words of the rows in ../offence-hearing.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const OFFENCE_HEARING_IT: Words = {
  'de.offence-hearing.who': {
    says: 'È l’ufficio multe (Bußgeldstelle) di una città, di un distretto o della polizia. Non è un tribunale.',
  },
  'de.offence-hearing.reality': {
    says: 'È una domanda, non una multa. Ora non c’è nulla da pagare.',
  },
  'de.offence-hearing.not-yet': {
    says: 'Da questa lettera sola non nascono multa, punti o divieto di guida. Prima deve arrivare una multa scritta, e può opporsi.',
  },
  'de.offence-hearing.right-silence': {
    says: 'Non deve dire nulla sul fatto, né chi guidava. Il Suo silenzio non può essere usato contro di Lei.',
  },
  'de.offence-hearing.right-witness': {
    says: 'Come testimone non è accusato. Non deve nominare parenti stretti, coniuge o fidanzato, né accusare sé stesso.',
  },
  'de.offence-hearing.right-person': {
    says: 'Solo nome, indirizzo, nascita e dati simili devono essere giusti. Rifiutarli può costare una multa.',
  },
  'de.offence-hearing.right-file': {
    says: 'Può vedere il fascicolo con la foto e i dati della misura. Un avvocato lo riceve intero.',
  },
  'de.offence-hearing.over-step': {
    says: 'Il giorno è passato, ma può ancora rispondere. Forse c’è già una multa: guardi se arriva una busta gialla. Allora ha due settimane per opporsi.',
  },
  'de.offence-hearing.step-form': {
    says: 'Controlli i dati personali e li rimandi se sono sbagliati. Sul fatto scriva solo: «Per ora non dichiaro nulla».',
  },
  'de.offence-hearing.step-file': {
    says: 'Chieda di vedere fascicolo e foto prima di dire chi guidava. Controlli giorno, luogo e auto.',
  },
  'de.offence-hearing.warn-false': { says: 'Non nomini mai chi non guidava. Può essere un reato.' },
  'de.offence-hearing.insight-logbook': {
    says: 'Se chi guidava resta ignoto, possono ordinarLe un registro dei viaggi (Fahrtenbuch) per l’auto.',
    actionable:
      'Succede solo per infrazioni gravi, come quelle con un punto. Ci pensi con un avvocato.',
  },
  'de.offence-hearing.insight-time': {
    says: 'Il termine in questa lettera non è rigido. Può parlare anche dopo, fino in tribunale.',
    actionable: 'Si prenda il tempo di vedere prima il fascicolo.',
  },
  'de.offence-hearing.option-silent': {
    says: 'Dia solo i dati personali e aspetti che cosa mandano.',
    title: 'Tacere sul fatto',
    cost: 'Gratis.',
    time: 'Ora.',
    risk: 'La multa può ancora arrivare. Allora ha due settimane per opporsi.',
    bestFor: 'Non sa che cosa possono provare.',
  },
  'de.offence-hearing.option-lawyer': {
    says: 'Un avvocato del traffico vede il fascicolo e risponde per Lei.',
    title: 'Far rispondere un avvocato',
    cost: 'Un onorario, o la Sua assicurazione legale.',
    time: 'Prima di dire chi guidava.',
    risk: 'Chieda prima il prezzo.',
    bestFor: 'Sono in gioco punti, un divieto di guida o il posto.',
  },
  'de.offence-hearing.step-witness': {
    says: 'Guidava Lei o un parente stretto? Scriva solo: «Uso il mio diritto di testimone a non dichiarare». Altrimenti possono citarLa dopo.',
  },
  'de.offence-hearing.right-silence-off-road': {
    says: 'Non deve dire nulla sui fatti. Il Suo silenzio non può essere usato contro di Lei.',
  },
  'de.offence-hearing.step-file-off-road': {
    says: 'Chieda di vedere gli atti prima di dire altro. Controlli il giorno, il luogo e chi ha visto.',
  },
}
