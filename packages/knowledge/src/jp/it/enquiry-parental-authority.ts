/** Questions about parental authority after a divorce: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PARENTAL_AUTHORITY_IT: Words = {
  'jp.ask.joint-custody': {
    says: 'No, non è mai automatico. Da aprile 2026 i genitori scelgono uno o entrambi. Senza accordo decide il tribunale della famiglia per il bene del figlio. Se c’è violenza, abuso o rischio, o ritiene troppo difficile decidere insieme, deve darlo a uno solo. Porti la nota di polizia e i certificati medici e chieda di tenere segreto l’indirizzo. Mantenimento e visite si decidono a parte.',
  },
  'jp.ask.sole-stays': {
    says: 'No. Un divorzio prima di aprile 2026 mantiene la potestà di uno solo; non cambia da sola. L’altro può chiederla comune al tribunale della famiglia. Il giudice guarda solo il bene del figlio e rifiuta se c’è violenza o rischio. Fino ad allora decide chi l’ha, per esempio sulla scuola. Risponda in tempo al tribunale. Il mantenimento resta dovuto.',
  },
}
