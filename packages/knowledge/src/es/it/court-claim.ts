/** Papers of a court that start a case: oral trial and ordinary trial, your rights and ways out. Orders for payment and evictions are apart. The words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_IT: Words = {
  'es.claim.want-claim': {
    says: 'Qualcuno ha iniziato una causa contro di Lei. Il giudice chiede la Sua risposta.',
  },
  'es.claim.who': {
    says: 'Lo mandano il tribunale e il suo cancelliere (letrado de la Administración de Justicia). È una cosa seria, ma non è ancora una decisione.',
  },
  'es.claim.rights': {
    says: 'Può opporsi, dire perché ed essere sentito. Con un reddito basso può chiedere un avvocato gratis.',
  },
  'es.claim.reality': {
    says: 'Se non fa nulla, possono vincere senza altre prove. Se risponde in tempo, devono provarlo.',
  },
  'es.claim.no-seizure': {
    says: 'Non possono prendere stipendio o conti mentre corre il Suo tempo per rispondere.',
  },
  'es.claim.august': {
    says: 'Nei giorni di tribunale non contano sabati, domeniche, festivi, agosto e i giorni dal 24 dicembre al 6 gennaio. Noi togliamo meno giorni, per sicurezza.',
  },
  'es.claim.deadline-oral': {
    says: 'In una causa orale (juicio verbal) ha dieci giorni lavorativi dal giorno in cui ha ricevuto la richiesta.',
    action: 'Mandare la risposta scritta (contestación) al giudice',
    consequence: 'La causa va avanti senza di Lei (rebeldía), e può perdere.',
  },
  'es.claim.deadline-ordinary': {
    says: 'In una causa ordinaria (juicio ordinario) ha 20 giorni lavorativi dal giorno in cui ha ricevuto la richiesta.',
    action: 'Mandare la risposta con un avvocato e un procuratore (procurador)',
    consequence: 'La causa va avanti senza di Lei (rebeldía), e può perdere.',
  },
  'es.claim.right-legal-aid': {
    says: 'Con un reddito basso ha diritto ad avvocato e procuratore gratis (justicia gratuita). Chieda all’ordine degli avvocati o al tribunale.',
  },
  'es.claim.right-stop-clock': {
    says: 'Quando chiede un avvocato gratis, chieda per iscritto al giudice anche di fermare il tempo.',
  },
  'es.claim.right-masc-missing': {
    says: 'Nella maggior parte delle cause civili devono mostrare che prima hanno cercato un accordo con Lei. Se non l’hanno fatto, lo dica al giudice.',
  },
  'es.claim.right-counter': {
    says: 'Nella risposta può anche dire che cosa devono loro a Lei. Chieda a un avvocato come.',
  },
  'es.claim.option-defend': {
    says: 'Dica al giudice perché non lo deve, o non lo deve tutto. Allora devono provarlo.',
    title: 'Opporsi alla richiesta',
    cost: 'Nulla fino a 2.000 € se fa da solo. Oltre, un avvocato o l’assistenza legale gratuita.',
    time: 'Alcune ore adesso. La causa può durare mesi.',
    risk: 'Se perde, può pagare le loro spese.',
    bestFor: 'È pagato, sbagliato, troppo vecchio, non Suo o abusivo.',
  },
  'es.claim.option-negotiate': {
    says: 'Offra di pagare a rate. Chieda che la causa si chiuda senza spese.',
    title: 'Fare un accordo',
    cost: 'Quello che decidete.',
    time: 'Alcuni giorni. Il tempo corre ancora.',
    risk: 'Senza un accordo scritto la causa va avanti.',
    bestFor: 'Lo deve e può pagare a rate.',
  },
  'es.claim.option-pay': {
    says: 'Paghi tutta la somma come dice il giudice e mandi la prova al tribunale. Allora la causa si chiude.',
    title: 'Pagare in tempo',
    cost: 'La somma chiesta. In un ordine di pagamento di solito non ci sono spese se paga in tempo. Un condominio può aggiungere il suo avvocato.',
    time: 'Prima dell’ultimo giorno.',
    risk: 'Basso.',
    bestFor: 'Deve tutto e può pagare.',
  },
  'es.claim.option-help': {
    says: 'Chieda l’assistenza legale all’ordine degli avvocati. Il primo consiglio lì è spesso gratis per tutti.',
    title: 'Avere un avvocato gratis',
    cost: 'Nulla con un reddito basso.',
    time: 'Una visita questa settimana.',
    risk: 'Non lasci scadere il tempo mentre aspetta.',
    bestFor: 'Qualsiasi atto del tribunale.',
  },
  'es.claim.warning-no-ignore': {
    says: 'Non ignori un atto del tribunale. Rifiutarlo alla porta non lo ferma: vale come consegnato.',
  },
  'es.claim.right-usury-answer': {
    says: 'Se l’interesse di una carta o di un prestito veloce supera di molto il tasso normale, dica nella Sua risposta che è usura. Allora deve solo il denaro ricevuto.',
  },
}
