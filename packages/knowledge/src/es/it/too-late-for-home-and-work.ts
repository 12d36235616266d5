/** What can still be done when the time in a paper about a home, a job or a coming court case is over: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_HOME_AND_WORK_IT: Words = {
  'es.late.eviction-want': {
    says: 'Il proprietario ha chiesto al tribunale di farLa uscire (desahucio). I dieci giorni lavorativi sembrano finiti: lo sgombero (lanzamiento) può avvenire.',
  },
  'es.late.eviction-rights': {
    says: 'Può chiedere che cosa è deciso, una pausa se è a rischio, un giorno più tardi, e un avvocato gratis con un reddito basso.',
  },
  'es.late.eviction-reality': {
    says: "Solo il tribunale può eseguire lo sfratto, nel giorno e nell'ora che Le hanno detto. Fino ad allora può restare.",
  },
  'es.late.eviction-step': {
    says: 'Chiami oggi il tribunale: che cosa è deciso, e in che giorno deve uscire? È a rischio? Chieda una pausa al tribunale e ai servizi sociali del comune.',
  },
  'es.late.eviction-right': {
    says: 'Il foglio è arrivato meno di dieci giorni lavorativi fa? Allora può ancora fermarlo una volta pagando tutto (enervar), o opporsi.',
  },
  'es.late.eviction-option': {
    says: "Mostri al tribunale una relazione dei servizi sociali. Chieda per iscritto all'avvocato del proprietario un giorno più tardi, e offra ciò che può.",
    title: 'Chiedere una pausa o un giorno più tardi',
    cost: 'Gratis.',
    time: 'Prima dello sgombero.',
    risk: 'Decide il giudice, e la pausa finisce dopo qualche mese.',
    bestFor: 'Non sa dove andare, o Le servono settimane.',
  },
  'es.late.rent-step': {
    says: "Se deve l'affitto, paghi ora ciò che può, anche se il giorno è passato. Se tutto è pagato prima della causa, lo sfratto perde la base. Conservi la prova.",
  },
  'es.late.notice-step': {
    says: 'È ancora lì dopo il giorno? Solo un giudice può farLa uscire. Continui a pagare con bonifico e chieda consiglio prima di firmare o ridare le chiavi.',
  },
  'es.late.job-rights': {
    says: 'Può ancora chiedere per un anno stipendi, ferie e conteggio finale, e domandare la disoccupazione (paro).',
  },
  'es.late.job-reality': {
    says: "Contando dalla lettera, i 20 giorni lavorativi per contestare sembrano finiti. Partono dall'ultimo giorno di lavoro, senza fine settimana e festivi.",
  },
  'es.late.job-step': {
    says: "Riconti: 20 giorni lavorativi dall'ultimo giorno di lavoro. Ancora in tempo? Presenti oggi la papeleta de conciliación. Finito? Vada da un sindacato: le somme non pagate durano di più.",
  },
  'es.late.job-benefit': {
    says: 'Non ha ancora chiesto la disoccupazione a SEPE? La chieda oggi. Si paga dal giorno della domanda, e perde solo i giorni prima.',
  },
  'es.late.job-option': {
    says: 'Chieda per iscritto stipendi, ferie, mensilità extra e ciò che la lettera prometteva. Nessuna risposta? Chieda la conciliazione per quei soldi.',
    title: 'Chiedere i soldi ancora dovuti',
    cost: 'Gratis. Senza avvocato.',
    time: 'Un anno dalla scadenza di ogni somma.',
    risk: 'Dire che il licenziamento era ingiusto di solito non si può più.',
    bestFor: 'Il conteggio finale manca o è troppo basso.',
  },
  'es.late.demand-step': {
    says: 'Risponda oggi, anche se il giorno è passato: chieda prove, dica che cosa è sbagliato o offra un piano. Apra tutta la posta: un foglio del tribunale dà 10 o 20 giorni lavorativi.',
  },
}
