/** The Italian words of the rows in ../enquiry-credit.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CREDIT_IT: Words = {
  'es.ask.revolving': {
    says: 'Se il tasso è molto sopra quello usuale, un giudice può chiamarlo usura. Per le carte il Tribunal Supremo guarda a circa sei punti sopra la media. Allora restituisce solo ciò che ha ricevuto.',
    dependsOn: 'il tasso (TAE) e la data del contratto',
  },
  'es.ask.guarantor': {
    says: 'Risponde solo di ciò che ha firmato, con le stesse difese del debitore. Se non c’è scritto solidario, prima devono andare dal debitore. Ciò che paga può chiederlo al debitore.',
    dependsOn: 'che cosa dice il documento che ha firmato',
  },
}
