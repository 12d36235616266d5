/** A written warning at work: nothing has ended the job. The words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const WARNING_AT_WORK_IT: Words = {
  'gb.warning.not-yet': {
    says: 'Questo richiamo da solo non fa finire il lavoro. Per licenziarLa serve un altro motivo e una nuova udienza.',
  },
  'gb.warning.reality': {
    says: 'Un richiamo vale per un tempo fissato. Dopo, di solito, non dovrebbe più contare.',
  },
  'gb.warning.right-appeal': {
    says: 'Può fare appello contro un richiamo. Devono ascoltarLa e, se possibile, decide un’altra persona.',
  },
  'gb.warning.right-companion': {
    says: 'Alla riunione d’appello può venire un collega o un sindacalista.',
  },
  'gb.warning.right-content': {
    says: 'Deve dire che cosa non andava, che cosa deve cambiare ed entro quando, quanto dura e che cosa può seguire.',
  },
  'gb.warning.right-data': {
    says: 'Può chiedere le note e dichiarazioni su di Lei. È gratis e hanno un mese per rispondere.',
  },
  'gb.warning.step-appeal': {
    says: 'Cerchi l’ultimo giorno per l’appello. Basta una nota breve: "I appeal. My reasons follow."',
  },
  'gb.warning.step-late': {
    says: 'Il giorno è passato? Faccia appello lo stesso e spieghi il ritardo. Possono ancora esaminarlo.',
  },
  'gb.warning.step-diary': {
    says: 'Faccia ciò che chiedono con ragione e lo annoti. Dica per iscritto quale aiuto Le serve, come formazione.',
  },
  'gb.warning.option-appeal': {
    says: 'Dica che cosa è sbagliato: i fatti, il modo, o altri trattati meglio.',
    title: 'Fare appello contro il richiamo',
    cost: 'Niente.',
    time: 'Alcune settimane.',
    risk: 'Basso. L’appello non dovrebbe peggiorarlo.',
    bestFor: 'Il richiamo è sbagliato o troppo duro.',
  },
  'gb.warning.option-note': {
    says: 'Lo accetti per ora e chieda che la Sua breve nota sia allegata.',
    title: 'Accettarlo, con la Sua nota',
    cost: 'Niente.',
    time: 'Alcuni giorni.',
    risk: 'Il richiamo resta per il suo tempo.',
    bestFor: 'È giusto, o vuole pace.',
  },
  'gb.warning.insight-later': {
    says: 'Se poi arriva il licenziamento, un tribunale riesamina di rado un richiamo mai contestato.',
    actionable: 'Se è sbagliato, faccia appello ora, anche in poche righe.',
  },
}
