/** The Italian words of the rows in ../enquiry-old-debt.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OLD_DEBT_IT: Words = {
  'it.ask.old-debt': {
    says: 'Luce, gas, acqua: due anni. Telefono, affitto, multe: cinque. Prestiti: dieci. Un pagamento o una raccomandata fa ripartire il tempo.',
    dependsOn: "il tipo di debito e l'ultima richiesta",
  },
  'it.ask.old-bill': {
    says: 'Per luce, gas e acqua i consumi di oltre due anni sono prescritti. Per il telefono cinque anni. Una raccomandata fa ripartire il tempo.',
    dependsOn: "il servizio e l'ultima richiesta",
  },
  'it.ask.bill-before-2018': {
    dependsOn: 'se Le è arrivata una richiesta',
    says: 'Le bollette scadute prima di marzo 2018 (luce), del 2019 (gas) o del 2020 (acqua) si prescrivono in cinque anni. Una raccomandata fa ripartire il tempo. Chieda data e prova prima di pagare.',
  },
  'it.ask.old-use-billed': {
    says: 'No. Luce, gas o acqua consumati più di due anni prima della bolletta di solito non si pagano. Ma deve dirlo: con il modulo della bolletta, per PEC o raccomandata: «eccepisco la prescrizione biennale». Paghi la parte più recente. Dicono no, o nulla per 30 giorni? Conciliazione gratuita all’ARERA. Una richiesta mandata in quei due anni fa ripartire il tempo.',
  },
}
