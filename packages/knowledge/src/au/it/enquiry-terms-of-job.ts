/** Questions about pay taken for damage, fixed term contracts and unpaid extra time: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TERMS_OF_JOB_IT: Words = {
  'au.ask.deduction-damage': {
    says: 'No. Il capo può trattenere solo se Lei ha accettato per iscritto ed è soprattutto a Suo vantaggio, o se una legge o award lo permette. Danni, cassa che manca o franchigia sono di solito costi dell’azienda. Dica no per iscritto e non firmi. Se è già preso, lo chieda con una data. Poi Fair Work Ombudsman, 13 13 94. Sei anni indietro.',
  },
  'au.ask.fixed-term-contract': {
    says: 'Dal 6 dicembre 2023 un contratto a termine, con i rinnovi, dura di solito al massimo due anni. Un solo rinnovo, e non contratti di seguito oltre per lo stesso lavoro. Altrimenti la data finale non vale e Lei è come permanente. Eccezioni: paga alta, apprendisti, sostituzioni, lavori finanziati. Chieda per iscritto, poi 13 13 94.',
    dependsOn: 'il tipo di lavoro e la paga',
  },
  'au.ask.unpaid-extra': {
    says: 'No. Il tempo in cui deve essere lì è lavoro: inizio anticipato, pulizie, riunioni, formazione. Va pagato, a volte come straordinario dell’award. Annoti ogni giorno con gli orari e tenga i messaggi. Mandi le ore al capo con una data. Poi Fair Work Ombudsman, 13 13 94, gratis. Sei anni indietro. Non possono punirLa per questo.',
  },
  'au.ask.minimum-wage': {
    says: 'Dalla prima settimana intera di paga dopo il 1º luglio 2026 è 26,44 $ l’ora, o 1.004,90 $ per 38 ore a settimana, prima delle tasse. Quasi tutti i lavori hanno un award più alto. Gli occasionali (casuals) hanno di solito il 25% in più. Sotto i 21 anni o in formazione può essere meno. Guardi il Pay Calculator del Fair Work Ombudsman (13 13 94). Se prende meno, annoti le ore e chieda per iscritto: fino a sei anni indietro.',
  },
}
