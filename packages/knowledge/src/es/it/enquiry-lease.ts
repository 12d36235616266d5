/** Questions about a lease: its end, a sale, own use, repairs and visits: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEASE_IT: Words = {
  'es.ask.end-lease': {
    says: 'Per i contratti da marzo 2019 può restare cinque anni, o sette se il proprietario è una società. Poi il locatore deve dare almeno quattro mesi di preavviso, o il contratto continua. Dal 15 novembre 2026 un decreto ne chiede di solito sei: chieda se vale ancora.',
    dependsOn: 'quando ha firmato e chi è il proprietario',
  },
  'es.ask.leave-flat': {
    says: 'Sì, dopo sei mesi, con 30 giorni di preavviso. Paga di più solo se lo dice il contratto: un mese per ogni anno che manca. Un decreto di ottobre 2026 lo toglie, almeno nei nuovi contratti: chieda se vale ancora.',
  },
  'es.ask.myth-no-contract-rent': {
    says: 'Un contratto d’affitto a voce è un contratto. Ha gli stessi diritti, se può mostrare che paga e vive lì.',
  },
  'es.ask.landlord-needs-home': {
    dependsOn: 'il Suo contratto',
    says: 'Solo se il proprietario è una persona, il primo anno è passato e il contratto stesso lo prevede. Il bisogno deve essere suo, di figli, genitori o del coniuge divorziato, con due mesi di preavviso. Se nessuno entra entro tre mesi, può chiedere un risarcimento.',
  },
  'es.ask.home-sold': {
    dependsOn: 'quando ha firmato',
    says: 'La vendita non chiude il contratto: chi compra deve rispettarlo fino a cinque anni, sette se il proprietario era una società. Spesso può comprare per primo, entro 30 giorni da un avviso completo. Non firmi che va via.',
  },
}
