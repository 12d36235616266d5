/** The Italian words of Spain: court claim. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_IT: Words = {
  'es.claim.want-order': {
    says: 'È un ordine di pagamento del giudice (monitorio). Qualcuno chiede al giudice di farla pagare. Il giudice non ha ancora sentito Lei.',
  },
  'es.claim.want-claim': {
    says: 'Qualcuno ha iniziato una causa contro di Lei. Il giudice chiede la Sua risposta.',
  },
  'es.claim.want-eviction': {
    says: 'Il locatore chiede al giudice di farla andare via (desahucio). Ha dieci giorni lavorativi per agire.',
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
  'es.claim.unfair-check': {
    says: 'In un ordine di pagamento contro un consumatore il giudice deve cercare clausole abusive. Dica al giudice quelle che vede.',
  },
  'es.claim.deadline-order': {
    says: 'Ha 20 giorni lavorativi dal giorno in cui l’ha ricevuto. Noi contiamo dalla data, per sicurezza.',
    action: 'Pagare, o mandare l’opposizione (oposición) al giudice',
    consequence: 'Il creditore può chiedere al giudice di prendere stipendio, conti e cose.',
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
  'es.claim.deadline-eviction': {
    says: 'Ha dieci giorni lavorativi per andare via, pagare tutto o opporsi. Noi contiamo dalla data del documento, per sicurezza.',
    action: 'Pagare tutto l’affitto, opporsi o chiedere un avvocato gratis',
    consequence: 'Il giudice chiude il contratto e il giorno dello sfratto resta fissato.',
  },
  'es.claim.deadline-free-lawyer': {
    says: 'In uno sfratto o in una causa orale chieda un avvocato gratis entro tre giorni lavorativi. Allora il giudice può fermare il tempo.',
    action: 'Chiedere un avvocato gratis al giudice o all’ordine degli avvocati',
    consequence: 'Il tempo può non fermarsi mentre aspetta un avvocato.',
  },
  'es.claim.right-oppose': {
    says: 'Ha diritto di opporsi a un ordine di pagamento. Deve dire i motivi: pagato, somma sbagliata, non Suo, troppo vecchio, clausole abusive.',
  },
  'es.claim.right-no-lawyer-2000': {
    says: 'Fino a 2.000 € non Le servono avvocato e procuratore (procurador) per opporsi o rispondere.',
  },
  'es.claim.right-legal-aid': {
    says: 'Con un reddito basso ha diritto ad avvocato e procuratore gratis (justicia gratuita). Chieda all’ordine degli avvocati o al tribunale.',
  },
  'es.claim.right-stop-clock': {
    says: 'Quando chiede un avvocato gratis, chieda per iscritto al giudice anche di fermare il tempo.',
  },
  'es.claim.right-pay-rent-once': {
    says: 'Può fermare una volta lo sfratto per affitto pagando in tempo tutto il dovuto (enervar). Non vale se l’ha già fatto, o se ha ignorato per 30 giorni una richiesta formale.',
  },
  'es.claim.right-vulnerable': {
    says: 'Se la Sua casa è a rischio e il reddito è basso, il giudice deve avvisare i servizi sociali. Può sospendere la causa per due mesi, o quattro se il proprietario è una società.',
  },
  'es.claim.right-fixed-day': {
    says: 'Lo sfratto deve avere un giorno e un’ora fissi, e devono averli detti a Lei.',
  },
  'es.claim.right-masc-missing': {
    says: 'Nella maggior parte delle cause civili devono mostrare che prima hanno cercato un accordo con Lei. Se non l’hanno fatto, lo dica al giudice.',
  },
  'es.claim.right-counter': {
    says: 'Nella risposta può anche dire che cosa devono loro a Lei. Chieda a un avvocato come.',
  },
  'es.claim.step-date': {
    says: 'Scriva il giorno in cui l’ha ricevuto. Segni l’ultimo giorno. Conservi la busta.',
  },
  'es.claim.step-real': {
    says: 'Controlli che sia vero: guardi il tribunale e il numero della causa (NIG). Chiami il tribunale a un numero che trova Lei.',
  },
  'es.claim.step-lawyer': {
    says: 'Chieda un avvocato oggi: uno gratis all’ordine degli avvocati (Colegio de Abogados), o il Suo.',
  },
  'es.claim.step-oppose': {
    says: 'Se non deve tutto, mandi un’opposizione scritta con i motivi prima dell’ultimo giorno. Dica chiaramente quale parte nega.',
  },
  'es.claim.step-answer': {
    says: 'Mandi una risposta scritta con i motivi e i documenti prima dell’ultimo giorno.',
  },
  'es.claim.step-social': {
    says: 'Vada ora ai servizi sociali del Suo comune. Chieda una relazione di vulnerabilità e un aiuto per l’affitto.',
  },
  'es.claim.step-agree': {
    says: 'Se lo deve, chiami il loro avvocato e offra un piano. Un accordo si può portare al giudice e chiude la causa.',
  },
  'es.claim.step-old-debt': {
    says: 'Se il debito ha più di cinque anni, dica nella risposta che è troppo vecchio (prescripción). Il giudice non lo dirà per Lei.',
  },
  'es.claim.step-copies': {
    says: 'Consegni i documenti in cancelleria e si faccia dare una copia con timbro. Oppure usi l’ufficio online (sede judicial electrónica).',
  },
  'es.claim.option-defend': {
    says: 'Dica al giudice perché non lo deve, o non lo deve tutto. Allora devono provarlo.',
    title: 'Opporsi alla richiesta',
    cost: 'Nulla fino a 2.000 € se fa da solo. Oltre, un avvocato o l’assistenza legale gratuita.',
    time: 'Alcune ore adesso. La causa può durare mesi.',
    risk: 'Se perde, può pagare le loro spese.',
    bestFor: 'È pagato, sbagliato, troppo vecchio, non Suo o abusivo.',
  },
  'es.claim.option-defend-home': {
    says: 'Paghi in tempo tutto il dovuto, o si opponga con un avvocato. Chieda una pausa se è in difficoltà.',
    title: 'Salvare la casa',
    cost: 'L’affitto dovuto. Un avvocato gratis con un reddito basso.',
    time: 'Dieci giorni lavorativi.',
    risk: 'Se si oppone e perde, deve andare via e può pagare le spese.',
    bestFor: 'Vuole restare o Le serve tempo.',
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
    cost: 'La somma chiesta. In un ordine di pagamento non ci sono spese se paga in tempo.',
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
  'es.claim.insight-silence': {
    says: 'Se non risponde a un ordine di pagamento, diventa forte come una sentenza.',
    actionable: 'Risponda prima dell’ultimo giorno, anche se deve solo una parte.',
  },
  'es.claim.insight-over-15000': {
    says: 'Oltre 15.000 € il creditore deve iniziare una nuova causa entro un mese dalla Sua opposizione. Se no, la causa si chiude e le spese le paga lui.',
    actionable: 'Chieda al cancelliere che cosa è successo dopo quel mese.',
  },
  'es.claim.warning-no-ignore': {
    says: 'Non ignori un atto del tribunale. Rifiutarlo alla porta non lo ferma: vale come consegnato.',
  },
  'es.claim.tactic-partial': {
    says: 'Se deve una parte, ammetta solo quella e si opponga al resto.',
    risk: 'Possono riscuotere la parte che ammette.',
    notWhen: 'Tutto il debito è troppo vecchio.',
  },
}
