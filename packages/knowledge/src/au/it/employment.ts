/** Letters that end a job: unfair dismissal, times and help: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const EMPLOYMENT_IT: Words = {
  'au.work.myth-contract': {
    says: 'Ha diritti sul lavoro anche senza un contratto scritto. Paga minima, ferie e preavviso valgono comunque.',
  },
  'au.work.want': {
    says: 'Cerchi il motivo e il Suo ultimo giorno di lavoro. Da questi dipende che cosa può fare.',
  },
  'au.work.reality': {
    says: 'Forse può opporsi. Il tempo è breve: 21 giorni dal giorno in cui il lavoro è finito.',
  },
  'au.work.who': {
    says: 'La Fair Work Commission decide sui licenziamenti. Il Fair Work Ombudsman aiuta per la paga.',
  },
  'au.work.rights': {
    says: 'Mantiene il diritto al preavviso o alla paga al suo posto, allo stipendio non pagato e alle ferie non usate.',
  },
  'au.work.right-unfair': {
    says: 'Può contestare un licenziamento ingiusto (unfair dismissal) dopo sei mesi di lavoro, o 12 mesi in un’impresa con meno di 15 persone.',
  },
  'au.work.right-general': {
    says: 'Non può essere licenziato perché è stato malato per poco tempo, per una gravidanza, per un reclamo, o per razza, sesso, età o religione.',
  },
  'au.work.right-notice': {
    says: 'Il preavviso minimo è una settimana nel primo anno, due fino a tre anni, tre fino a cinque, poi quattro. Ne aggiunga una se ha più di 45 anni e due anni di lavoro.',
  },
  'au.work.unfair': {
    says: 'Ha 21 giorni dal giorno in cui il lavoro è finito. Contiamo dalla lettera, per sicurezza.',
    action: 'Rivolgersi alla Fair Work Commission',
    consequence: 'Una richiesta in ritardo è ammessa solo in casi rari.',
  },
  'au.work.step-count': {
    says: 'Scriva il giorno in cui il lavoro è finito e conti 21 giorni. I fine settimana contano.',
  },
  'au.work.step-keep': {
    says: 'Tenga la lettera, il contratto, le buste paga, i turni e i messaggi.',
  },
  'au.work.step-call': {
    says: 'Chiami il Suo sindacato, un centro legale (community legal centre) o la Fair Work Commission al 1300 799 675.',
  },
  'au.work.opt-unfair': {
    says: 'Faccia domanda online. Quasi tutti i casi passano prima da un colloquio al telefono per cercare un accordo.',
    title: 'Contestare un licenziamento ingiusto (unfair dismissal)',
    cost: 'Una piccola tassa. Può chiedere di non pagarla.',
    time: 'Entro 21 giorni.',
    risk: 'Basso. Le spese sono rare.',
    bestFor: 'Non c’era un motivo giusto o una procedura giusta.',
  },
  'au.work.opt-general': {
    says: 'Se L’hanno licenziata per un motivo cattivo, come un reclamo o una malattia, usi invece questa.',
    title: 'Domanda di protezione generale (general protections claim)',
    cost: 'Una piccola tassa. Può chiedere di non pagarla.',
    time: 'Entro 21 giorni.',
    risk: 'Chieda un consiglio, perché può usare solo una delle due.',
    bestFor: 'Pensa che il vero motivo sia contro la legge.',
  },
  'au.work.opt-deal': {
    says: 'Chieda più soldi, buone referenze o di chiamarle dimissioni.',
    title: 'Chiedere un accordo',
    cost: 'Gratis.',
    time: 'Giorni.',
    risk: 'Non lasci passare i 21 giorni.',
    bestFor: 'Vuole andare avanti.',
  },
  'au.work.opt-ombudsman': {
    says: 'Chieda aiuto al Fair Work Ombudsman, o usi il tribunale per le piccole cause.',
    title: 'Avere lo stipendio non pagato',
    cost: 'Gratis o una piccola tassa.',
    time: 'Fino a sei anni indietro.',
    risk: 'Basso.',
    bestFor: 'Non ha ricevuto tutto quello che ha guadagnato.',
  },
  'au.work.insight-process': {
    says: 'La Commission guarda il motivo e la procedura. Nessun avviso e nessuna possibilità di rispondere contano a Suo favore.',
    actionable: 'Scriva ogni incontro e che cosa è stato detto.',
  },
  'au.work.warn-21': {
    says: 'Non aspetti una risposta dal Suo capo. I 21 giorni passano comunque.',
  },
  'au.work.right-small-business': {
    says: 'Se l’impresa ha meno di 15 lavoratori, Le serve un anno di lavoro, e l’impresa deve seguire il codice delle piccole imprese (small business code).',
  },
  'au.work.right-discrimination-law': {
    says: 'Può reclamare gratis alla Australian Human Rights Commission per un trattamento ingiusto per sesso, razza, età o disabilità.',
  },
  'au.work.right-harsh': {
    says: 'La Commission chiede se c’era un buon motivo, se Le è stato detto e se ha potuto rispondere. Chiede anche se ha potuto portare una persona di sostegno.',
  },
  'au.work.right-forced': {
    says: 'Se quello che ha fatto il datore di lavoro non Le ha lasciato una vera scelta, le dimissioni possono contare come licenziamento.',
  },
}
