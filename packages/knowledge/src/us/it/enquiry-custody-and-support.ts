/** Questions about children of parents apart, and protection from a partner: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CUSTODY_AND_SUPPORT_IT: Words = {
  'us.ask-life.custody': {
    says: 'Chieda al tribunale della famiglia (family court); fino ad allora vale l’ordine in vigore. Quasi sempre decide lo Stato dove il bambino ha vissuto sei mesi. Molti tribunali hanno moduli e aiuto gratis.',
    dependsOn: 'che cosa dice l’ordine e che cosa è meglio per il bambino',
  },
  'us.ask-life.support-change': {
    says: 'Chieda subito al tribunale o all’ufficio di cambiarla. Il debito vecchio quasi sempre non si riduce, quindi ogni mese conta. Paghi quanto può.',
  },
  'us.ask-life.support-unpaid': {
    says: 'Apra una pratica presso l’agenzia degli alimenti (child support agency) del suo Stato. Può prendere da paga, rimborsi fiscali e conti, e bloccare una patente. Ogni rata mancata vale come una sentenza. Costa al massimo 25 $, spesso nulla.',
  },
  'us.trouble.move-kids': {
    says: 'Con un ordine di affidamento (custody order) quasi sempre deve dare un avviso scritto prima di un trasferimento. Serve il sì dell’altro genitore o del tribunale. Chieda prima al tribunale: trasferirsi senza può costarle l’affidamento.',
    dependsOn: 'il Suo ordine, il Suo Stato e la distanza',
  },
  'us.ask-life.visits-and-support': {
    says: 'No. Il mantenimento e le visite sono due cose. Deve rispettare l’ordine sulle visite anche se i soldi non arrivano. Trattenere il figlio può essere disobbedienza al giudice e costarle tempo con lui. L’agenzia del suo Stato (child support) riscuote il dovuto. Se la visita mette in pericolo il figlio, o manca un ordine, vada subito al tribunale della famiglia.',
  },
}
