/** Letters that end a job: reasons, times, pay and help: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const EMPLOYMENT_IT: Words = {
  'ie.work.myth-contract': {
    says: 'Ha diritti al lavoro anche senza contratto scritto. Paga minima, preavviso e ferie valgono lo stesso.',
  },
  'ie.work.want': {
    says: 'Cerchi il motivo e il Suo ultimo giorno di lavoro. Decidono cosa può fare.',
  },
  'ie.work.reality': {
    says: 'Il datore deve mostrare un motivo giusto e un modo giusto. Può contestarlo alla Workplace Relations Commission (WRC).',
  },
  'ie.work.who': {
    says: 'La WRC esamina gratis i reclami sul lavoro. Non le serve un avvocato.',
  },
  'ie.work.rights': {
    says: 'Tiene il diritto al preavviso o alla paga al suo posto, allo stipendio non pagato e alle ferie.',
  },
  'ie.work.no-hold': {
    says: 'Non possono trattenere la paga che ha guadagnato. Non possono farla firmare sul momento.',
  },
  'ie.work.know-always': {
    says: 'Alcuni motivi sono sempre ingiusti, senza bisogno di un anno di lavoro: gravidanza, un sindacato, o denunciare cose gravi.',
  },
  'ie.work.right-unfair': {
    says: 'Dopo 12 mesi di lavoro può reclamare per licenziamento ingiusto (unfair dismissal). Il datore deve provare che era giusto.',
  },
  'ie.work.right-notice': {
    says: 'Dopo 13 settimane il preavviso è di una settimana, dopo due anni due, dopo cinque quattro, dopo dieci sei, dopo quindici otto.',
  },
  'ie.work.right-pay': {
    says: 'Ha diritto a tutto lo stipendio e a tutte le ferie che ha guadagnato.',
  },
  'ie.work.right-equality': {
    says: 'Non possono licenziarla per sesso, famiglia, età, disabilità, razza, religione, sessualità o perché è un Traveller.',
  },
  'ie.work.wrc': {
    says: 'Ha sei mesi dal giorno in cui è finito il lavoro. Contiamo dalla lettera, per prudenza.',
    action: 'Mandare il Suo reclamo alla WRC',
    consequence: 'Dopo le serve un buon motivo per il ritardo, e mai più di 12 mesi.',
  },
  'ie.work.step-reason': {
    says: 'Chieda i motivi per iscritto. Il datore deve darli entro 14 giorni.',
  },
  'ie.work.step-appeal': {
    says: 'Usi il ricorso dentro la ditta, ma segni i sei mesi per la WRC.',
  },
  'ie.work.step-keep': {
    says: 'Tenga la lettera, il contratto, le buste paga e i messaggi.',
  },
  'ie.work.step-call': {
    says: 'Chiami il sindacato, FLAC o la linea di informazioni della WRC.',
  },
  'ie.work.opt-wrc': {
    title: 'Fare reclamo alla WRC',
    says: 'Compili il modulo online. Può scegliere la mediazione.',
    cost: 'Gratis.',
    time: 'Sei mesi.',
    risk: 'Basso. Ogni parte paga le sue spese.',
    bestFor: 'Non c’era un motivo giusto o un modo giusto.',
  },
  'ie.work.opt-deal': {
    title: 'Chiedere un accordo migliore',
    says: 'Chieda più soldi o una buona referenza. Chieda consiglio prima di firmare una rinuncia (waiver).',
    cost: 'Gratis, o un avvocato (solicitor) per qualche ora.',
    time: 'Da giorni a settimane.',
    risk: 'Non lasci passare sei mesi.',
    bestFor: 'Vuole andare avanti.',
  },
  'ie.work.opt-wages': {
    title: 'Chiedere lo stipendio non pagato',
    says: 'La WRC può ordinare stipendio, preavviso e ferie.',
    cost: 'Gratis.',
    time: 'Sei mesi.',
    risk: 'Basso.',
    bestFor: 'Non le hanno pagato tutto ciò che ha guadagnato.',
  },
  'ie.work.insight-process': {
    says: 'Senza un avvertimento, un colloquio o un ricorso, un licenziamento può essere ingiusto, anche con un motivo vero.',
    actionable: 'Scriva ogni incontro, chi c’era e cosa si è detto.',
  },
  'ie.work.warn-six': {
    says: 'I sei mesi corrono anche mentre fa ricorso dentro la ditta.',
  },
  'ie.work.right-procedure': {
    says: 'Prima di un licenziamento deve conoscere l’accusa, rispondere, farsi accompagnare e fare appello.',
  },
  'ie.work.right-holiday-pay': {
    says: 'Le ferie maturate e non godute vanno pagate alla fine del lavoro.',
  },
  'ie.work.right-reasons': {
    says: 'Può chiedere per iscritto i motivi del licenziamento. Il datore deve darli entro 14 giorni.',
  },
  'ie.work.appeal-over': {
    says: "L'appello è finito. Faccia ora reclamo alla WRC. I sei mesi corrono dalla fine del lavoro, non da questa lettera.",
  },
}
