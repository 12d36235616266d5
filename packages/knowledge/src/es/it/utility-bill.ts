/** The Italian words of Spain: utility bill. */
import type { Words } from '@plainletter/contracts/rule'

export const UTILITY_BILL_IT: Words = {
  'es.bill.want': {
    says: 'Un fornitore Le chiede di pagare una bolletta e può avvisare che staccherà il servizio.',
  },
  'es.bill.who': {
    says: 'È un fornitore privato, non un tribunale. Può fermare la fornitura solo con i passi della legge.',
  },
  'es.bill.rights': {
    says: 'Può chiedere il dettaglio, contestarla, chiedere le rate e lo sconto sociale (bono social).',
  },
  'es.bill.reality': {
    says: 'La luce di casa non si stacca subito. Prima vengono richieste formali e almeno due mesi.',
  },
  'es.bill.reality-other': {
    says: 'Una bolletta non è una sentenza. Se la contesta per iscritto, conservi la prova del reclamo.',
  },
  'es.bill.no-cut-yet': {
    says: 'La luce di casa non si può staccare prima di due mesi dalla richiesta formale, o quattro con il bono social.',
  },
  'es.bill.no-holiday': {
    says: 'La luce non si può staccare in un giorno festivo, né il giorno prima.',
  },
  'es.bill.bono': {
    says: 'Il bono social abbassa la bolletta della luce per redditi bassi, famiglie numerose e alcuni pensionati. Chieda a un fornitore di riferimento (comercializadora de referencia).',
  },
  'es.bill.right-two-months': {
    says: 'Ha diritto prima a una richiesta formale, e a una seconda 15 giorni lavorativi prima del distacco con la sua data.',
  },
  'es.bill.right-never-cut': {
    says: 'Non possono staccare con il bono social e un figlio sotto i 16 anni, bisogno di cure o disabilità, e una relazione dei servizi sociali.',
  },
  'es.bill.right-telecom-notice': {
    says: 'Un telefono fisso può essere limitato dopo un mese non pagato, con un avviso prima. Le chiamate in arrivo e di emergenza continuano. Può chiudere dopo tre mesi.',
  },
  'es.bill.right-telecom-dispute': {
    says: 'Può portare la lite all’ufficio pubblico per il telefono (OAUT) gratis, dopo un reclamo alla compagnia.',
  },
  'es.bill.right-bill-detail': {
    says: 'Ha diritto a una bolletta chiara e, se lo chiede, su carta senza costi.',
  },
  'es.bill.right-leave': {
    says: 'Può chiudere il contratto con la stessa facilità con cui l’ha fatto. Una penale deve essere adatta al tempo che manca.',
  },
  'es.bill.option-dispute': {
    says: 'Scriva che cosa è sbagliato e chieda una bolletta corretta.',
    title: 'Contestare la bolletta',
    cost: 'Nulla.',
    time: 'Un mese per una risposta.',
    risk: 'Paghi la parte che accetta, per evitare il distacco.',
    bestFor: 'La lettura, il prezzo o il periodo è sbagliato.',
  },
  'es.bill.option-plan': {
    says: 'Chieda un piano e, per la luce, il bono social.',
    title: 'Pagare a rate',
    cost: 'Quello che decidete.',
    time: 'Alcuni giorni.',
    risk: 'Una rata saltata può chiudere il piano.',
    bestFor: 'La bolletta è giusta ma troppo alta per ora.',
  },
  'es.bill.option-help': {
    says: 'Possono pagarne una parte e fermare un distacco.',
    title: 'Chiedere ai servizi sociali',
    cost: 'Nulla.',
    time: 'Una visita.',
    risk: 'Nessuno.',
    bestFor: 'Non può pagare luce, acqua o riscaldamento.',
  },
  'es.bill.insight-permanence': {
    says: 'Una penale per andare via prima deve scendere con il tempo.',
    actionable: 'Chieda come è stata calcolata per i giorni che mancano.',
  },
  'es.bill.warning-fake': {
    says: 'Le bollette false sembrano vere. Usi il telefono di una vecchia bolletta, non un link.',
  },
  'es.bill.element-cut-date': {
    says: 'L’ultima richiesta deve indicare il giorno da cui possono staccare la luce.',
    name: 'Il giorno del distacco',
    ifMissing:
      'Senza quella data, dica a loro e ai servizi sociali che i passi non sono stati rispettati.',
  },
  'es.bill.right-gas': {
    says: 'Il gas di casa si può staccare solo due mesi dopo una richiesta formale che dice il giorno. Mai in un giorno festivo o la vigilia.',
  },
  'es.bill.right-old': {
    says: 'Le bollette di luce, gas, acqua e telefono si prescrivono in cinque anni, se non chieste prima per iscritto. Lo dica.',
  },
}
