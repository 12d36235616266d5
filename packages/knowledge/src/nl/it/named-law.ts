/** Contrainte pour amende, voiture louée, taxe de stationnement, taxes communales, allocations, huissier, eau et charges : les lignes des Pays-Bas en français. */
import type { Words } from '@plainletter/contracts/rule'

export const NAMED_LAW_IT: Words = {
  'nl.fine.right-parking-tax': {
    says: 'È una tassa del comune e non una multa. È il prezzo del parcheggio più spese, e le spese hanno un limite massimo.',
  },
  'nl.tax.right-woz': {
    says: 'Può chiedere al comune la perizia dietro il valore della Sua casa, e opporsi entro sei settimane.',
  },
  'nl.tax.right-waiver': {
    says: 'Con reddito basso e pochi risparmi può chiedere al comune di non farle pagare le sue tasse (kwijtschelding).',
  },
  'nl.benefit.right-allowance': {
    says: 'Può restituire un assegno (toeslag) a rate. Chieda un piano adatto a ciò che può.',
  },
  'nl.benefit.right-uwv': {
    says: 'UWV può richiedere la paga di troppo, ma per motivi gravi (dringende redenen) può chiedere meno o nulla.',
  },
  'nl.benefit.right-uwv-fine': {
    says: 'Deve comunicare subito i cambiamenti all’UWV. La multa deve seguire la colpa: di solito la metà della somma, meno se è poca, nulla senza colpa. Può bastare un avviso.',
  },
  'nl.bailiff.right-fees': {
    says: 'Ciò che un ufficiale giudiziario (deurwaarder) può farle pagare per ogni atto è fissato dalla legge. Chieda un elenco e confronti.',
  },
  'nl.utility.right-water': {
    says: 'Prima che stacchino l’acqua deve avere solleciti, e un’offerta di aiuto per i debiti.',
  },
  'nl.rent.right-service-costs': {
    says: 'Ogni anno, entro sei mesi dalla fine, il padrone di casa deve mostrare le vere spese di servizio. Lei non paga più di quelle.',
  },
  'nl.rent.step-service-costs': {
    says: 'Chieda di vedere le fatture dietro la somma. Se non trovate un accordo, può decidere la commissione affitti (Huurcommissie).',
  },
  'nl.mortgage.right-private-sale': {
    says: 'La banca può far vendere la casa solo tramite un notaio. Può chiedere al giudice di permettere una vendita privata, che spesso rende di più.',
  },
  'nl.debt.right-sold': {
    says: 'Se il debito è stato venduto, chieda la prova e il primo contratto. La vendita vale per Lei solo da quando Le è stata comunicata.',
  },
  'nl.copyright.warn-costs': {
    says: 'In tribunale qui chi perde paga i costi veri dell’altro avvocato. Se la foto era loro, faccia presto un’offerta giusta.',
  },
  'nl.benefit.right-svb': {
    says: 'Per motivi urgenti (dringende redenen) la SVB può chiedere meno, o niente. Scriva che cosa Le causa il debito e che cosa aveva comunicato.',
  },
}
