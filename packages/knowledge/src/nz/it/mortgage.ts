/** The Italian words of the rows in ../mortgage.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const MORTGAGE_IT: Words = {
  'nz.mortgage.right-twenty-days': {
    says: 'Prima di una vendita forzata (mortgagee sale) deve ricevere un avviso che Le dà almeno 20 giorni lavorativi per recuperare il ritardo.',
  },
  'nz.mortgage.want': {
    says: 'Chi Le ha dato il prestito vuole i pagamenti in ritardo, e dice che può vendere la casa.',
  },
  'nz.mortgage.reality': {
    says: 'È un avvertimento con tempo per agire. Quasi tutti quelli che chiedono presto tengono la casa con un piano.',
  },
  'nz.mortgage.option-hardship': {
    says: 'Chieda per iscritto a chi Le ha dato il prestito un cambiamento per difficoltà (hardship).',
    title: 'Chiedere aiuto per difficoltà',
    cost: 'Chiedere è gratis',
    time: 'Prima che finisca l’avviso',
    risk: 'La somma cresce mentre aspetta.',
    bestFor: 'Ha un reddito e vuole tenerla.',
  },
  'nz.mortgage.right-hardship': {
    says: 'Se la causa è una malattia, il lavoro perso o una separazione, chieda un cambiamento del prestito. Chi presta deve rispondere.',
  },
  'nz.mortgage.step': {
    says: 'Chiami oggi l’ufficio della banca per le difficoltà (hardship team) e MoneyTalks allo 0800 345 123. Prenda un consiglio legale sull’avviso.',
  },
}
