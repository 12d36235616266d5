/** The Italian words of the Netherlands: traffic fine. */
import type { Words } from '@plainletter/contracts/rule'

export const TRAFFIC_FINE_IT: Words = {
  'nl.fine.want': {
    says: 'Ha una multa stradale. Può pagarla o fare ricorso.',
  },
  'nl.fine.want-park': {
    says: 'Il comune dice che non ha pagato il parcheggio. Può pagare o opporsi.',
  },
  'nl.fine.who': {
    says: 'L’ufficio centrale di riscossione (CJIB) è un ente dello Stato. Riscuote multe per lo Stato.',
  },
  'nl.fine.real': {
    says: 'Una multa non è una condanna nel casellario. Ha tempo per guardare i fatti.',
  },
  'nl.fine.not-yet': {
    says: 'Prima della data di pagamento la multa non può aumentare.',
  },
  'nl.fine.rights': {
    says: 'Può fare ricorso gratis, vedere la foto e chiedere di pagare a rate.',
  },
  'nl.fine.deadline-six': {
    says: 'Ha sei settimane per fare ricorso al pubblico ministero (officier van justitie).',
    action: 'Fare ricorso contro la multa',
    consequence: 'La multa resta.',
  },
  'nl.fine.deadline-park': {
    says: 'Ha sei settimane per opporsi a una tassa di parcheggio.',
    action: 'Opporsi al comune',
    consequence: 'La tassa resta.',
  },
  'nl.fine.step-check': {
    says: 'Controlli data, luogo, targa e chi guidava. Chieda la foto.',
  },
  'nl.fine.step-appeal': {
    says: 'Se non è d’accordo, faccia ricorso in tempo online o per lettera. Mentre il ricorso corre, di solito non deve pagare.',
  },
  'nl.fine.step-object': {
    says: 'Se non è d’accordo, mandi in tempo un’opposizione (bezwaar) al comune.',
  },
  'nl.fine.step-plan': {
    says: 'Se non può pagare subito, chieda un piano al CJIB prima della data.',
  },
  'nl.fine.right-appeal': {
    says: 'Ha diritto a un ricorso gratis e poi ad andare da un giudice.',
  },
  'nl.fine.right-object': {
    says: 'Ha diritto di opporsi gratis, e poi di andare da un giudice.',
  },
  'nl.fine.right-photo': {
    says: 'Ha diritto di vedere la prova.',
  },
  'nl.fine.option-appeal': {
    title: 'Fare ricorso',
    says: 'Scriva perché la multa è sbagliata.',
    cost: 'Nulla.',
    time: 'Sei settimane.',
    risk: 'La multa può restare.',
    bestFor: 'I fatti sono sbagliati.',
  },
  'nl.fine.option-object': {
    title: 'Opporsi al comune',
    says: 'Scriva perché la tassa è sbagliata.',
    cost: 'Nulla.',
    time: 'Sei settimane.',
    risk: 'La tassa può restare.',
    bestFor: 'Ha pagato o il segnale non era chiaro.',
  },
  'nl.fine.option-pay': {
    title: 'Pagare in tempo',
    says: 'Paghi prima della data, così non aumenta.',
    cost: 'La multa.',
    time: 'Prima della data.',
    risk: 'La accetta.',
    bestFor: 'È giusta.',
  },
  'nl.fine.option-plan': {
    title: 'Chiedere un piano',
    says: 'Paghi il CJIB a rate.',
    cost: 'Nessuna spesa in più nella maggior parte dei casi.',
    time: 'Prima della data.',
    risk: 'Paghi ogni rata in tempo.',
    bestFor: 'Non può pagare subito.',
  },
  'nl.fine.warn-rise': {
    says: 'Se paga in ritardo la multa aumenta della metà. Dopo il sollecito seguente raddoppia ancora.',
  },
}
