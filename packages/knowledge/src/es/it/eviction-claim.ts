/** Court claims to make a tenant leave (desahucio): the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_CLAIM_IT: Words = {
  'es.claim.want-eviction': {
    says: 'Il locatore chiede al giudice di farla andare via (desahucio). Ha dieci giorni lavorativi per agire.',
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
  'es.claim.right-pay-rent-once': {
    says: 'Può fermare una volta lo sfratto per affitto pagando in tempo tutto il dovuto (enervar). Non vale se l’ha già fatto, o se ha ignorato per 30 giorni una richiesta formale.',
  },
  'es.claim.right-vulnerable': {
    says: 'Se la Sua casa è a rischio e il reddito è basso, il giudice deve avvisare i servizi sociali. Può sospendere la causa per due mesi, o quattro se il proprietario è una società.',
  },
  'es.claim.right-fixed-day': {
    says: 'Lo sfratto deve avere un giorno e un’ora fissi, e devono averli detti a Lei.',
  },
  'es.claim.step-social': {
    says: 'Vada ora ai servizi sociali del Suo comune. Chieda una relazione di vulnerabilità e un aiuto per l’affitto.',
  },
  'es.claim.option-defend-home': {
    says: 'Paghi in tempo tutto il dovuto, o si opponga con un avvocato. Chieda una pausa se è in difficoltà.',
    title: 'Salvare la casa',
    cost: 'L’affitto dovuto. Un avvocato gratis con un reddito basso.',
    time: 'Dieci giorni lavorativi.',
    risk: 'Se si oppone e perde, deve andare via e può pagare le spese.',
    bestFor: 'Vuole restare o Le serve tempo.',
  },
}
