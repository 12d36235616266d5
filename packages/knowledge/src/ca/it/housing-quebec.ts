/** Notices to end a lease, late rent and a higher rent in Quebec: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_QUEBEC_IT: Words = {
  'ca.home.qc-element-month': {
    says: 'Un avviso di nuovo affitto in Québec deve dire quanto tempo ha per rifiutarlo.',
    name: 'Il Suo mese per rifiutare',
    ifMissing:
      'Non vediamo il tempo per rifiutare. Chieda al tribunale degli affitti se l’avviso vale.',
  },
  'ca.home.qc-tribunal': {
    says: 'In Québec, se Lei non è d’accordo, solo il tribunale degli affitti (Tribunal administratif du logement) può finire il Suo contratto.',
  },
  'ca.home.qc-pay': {
    says: 'In Québec può fermare una causa per affitto non pagato. Paghi l’affitto, gli interessi e le spese prima della sentenza.',
  },
  'ca.home.qc-three-weeks': {
    says: 'In Québec il padrone di casa può chiedere la fine del contratto quando l’affitto è in ritardo di più di tre settimane, o spesso in ritardo con un vero danno.',
  },
  'ca.home.qc-repossess': {
    says: 'In Québec ha un mese per rispondere a un avviso con cui il padrone di casa riprende la casa (repossession). Se non risponde, vale come un rifiuto.',
    action: 'Dica per iscritto al padrone di casa se va via o resta',
    consequence: 'Se non dice nulla, per la legge Lei rifiuta di andare via.',
  },
  'ca.home.qc-rent': {
    says: 'In Québec ha un mese da quando riceve un avviso di aumento dell’affitto per rifiutarlo. Se rifiuta, tiene la casa.',
    action: 'Rifiuti per iscritto l’aumento, se non è d’accordo',
    consequence: 'Se non dice nulla, accetta il nuovo affitto.',
  },
  'ca.home.qc-moratorium': {
    says: 'In Québec gli sfratti per ingrandire, dividere o cambiare l’uso di una casa sono vietati fino al 6 giugno 2027. Ci sono alcune eccezioni.',
  },
  'ca.home.qc-senior': {
    says: 'In Québec quasi tutte le persone di 65 anni o più con reddito basso e dieci anni nella casa non possono essere sfrattate per questi progetti.',
  },
}
