/** Letters on the right to stay: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const RESIDENCE_STATUS_IT: Words = {
  'jp.stay.reality': {
    says: 'Un no non è la fine. Ma il tempo per agire è breve, e corre dalla lettera.',
  },
  'jp.stay.step-first': {
    says: 'Scriva il giorno in cui l’ha ricevuta, conservi la busta e mostri oggi tutte le pagine a un avvocato. Non aspetti altre carte.',
  },
  'jp.stay.right-court': {
    says: 'Contro un soggiorno negato può fare causa entro sei mesi da quando l’ha saputo (取消訴訟). Il riesame gratuito (審査請求) qui non vale. Chieda prima i motivi all’ufficio.',
  },
  'jp.stay.right-leave-or-reapply': {
    says: 'Se il soggiorno finisce presto, per lo più può passare al tempo per partire (特定活動, 出国準備) o rifare la domanda con carte migliori. Restare oltre è reato.',
  },
  'jp.stay.right-short': {
    says: 'Chieda di rinnovare o cambiare lo status prima che finisca. Se ha chiesto in tempo, può restare fino alla risposta, al massimo due mesi oltre la fine.',
  },
}
