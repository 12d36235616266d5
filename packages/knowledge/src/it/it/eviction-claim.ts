/** Court claims to make a tenant leave (sfratto): the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_CLAIM_WORDS: Words = {
  'it.claim.want-eviction': {
    says: 'Il proprietario chiede al giudice di mandarLa via (sfratto) e La chiama in udienza.',
  },
  'it.claim.reality-eviction': {
    says: 'Se non va in udienza, il giudice convalida lo sfratto. Se ci va, può pagare, chiedere tempo od opporsi.',
  },
  'it.claim.no-locks': {
    says: "Nessuno può mandarLa via il giorno dell'udienza. Il giudice fissa una data e l'ufficiale deve avvisarLa dieci giorni prima.",
  },
  'it.claim.deadline-eviction': {
    says: "Conta il giorno dell'udienza. Ci vada, anche senza avvocato.",
    action: 'Andare in udienza: pagare, chiedere tempo od opporsi',
    consequence: 'Il giudice convalida lo sfratto.',
  },
  'it.claim.right-grace': {
    says: 'Per affitti di casa non pagati può pagare tutto con interessi e spese in udienza, o chiedere fino a 90 giorni (termine di grazia).',
  },
  'it.claim.right-grace-long': {
    says: 'Possono essere 120 giorni se ha perso il lavoro, è malato o in vera difficoltà. Vale tre volte in quattro anni, quattro se in difficoltà.',
  },
  'it.claim.right-twenty-days': {
    says: "Tra la notifica dello sfratto e l'udienza devono passare almeno 20 giorni.",
  },
  'it.claim.step-hearing': {
    says: 'Vada in udienza con le prove dei pagamenti e delle difficoltà. Chieda al giudice il termine di grazia.',
  },
  'it.claim.step-social': {
    says: "Vada ai servizi sociali e all'ufficio casa del Comune. Chieda il fondo per la morosità incolpevole.",
  },
  'it.claim.option-defend-home': {
    title: 'Salvare la casa',
    says: 'Vada in udienza. Paghi tutto, chieda il termine di grazia o si opponga.',
    cost: 'Affitti, interessi e spese. Patrocinio gratuito con reddito basso.',
    time: 'Fino a 90 o 120 giorni per pagare.',
    risk: 'Se non paga entro la nuova data, lo sfratto è convalidato.',
    bestFor: 'Vuole restare o ha bisogno di tempo.',
  },
  'it.claim.right-alone': {
    says: 'Può venire a questa udienza senza avvocato, per pagare, chiedere tempo o opporsi. Con reddito basso l’avvocato è gratis (patrocinio a spese dello Stato): chieda prima all’Ordine degli avvocati.',
  },
}
