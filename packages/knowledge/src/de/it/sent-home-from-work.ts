/** The Italian words of the rows in ../sent-home-from-work.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SENT_HOME_FROM_WORK_IT: Words = {
  'de.work-talk.reality-off': {
    says: 'La mandano a casa, ma il contratto continua. Il datore deve continuare a pagarLa.',
  },
  'de.work-talk.right-pay': {
    says: 'Mantiene la paga intera. Il datore ora non vuole il Suo lavoro, perciò non deve recuperare le ore.',
  },
  'de.work-talk.right-work': {
    says: 'Finché il posto continua ha diritto a lavorare. Contro la Sua volontà possono mandarLa a casa solo per un motivo forte.',
  },
  'de.work-talk.right-leave': {
    says: 'Le ferie si consumano solo se la lettera lo dice chiaro e La esonera in modo definitivo (unwiderruflich). Se no, restano Sue.',
  },
  'de.work-talk.step-offer': {
    says: 'Scriva oggi: è pronto a lavorare e offre il Suo lavoro. Chieda il motivo e quanto dura.',
  },
  'de.work-talk.step-return': {
    says: 'Restituisca chiavi e apparecchi solo contro ricevuta. Resti raggiungibile e mandi il certificato se si ammala.',
  },
  'de.work-talk.option-work': {
    says: 'Il tribunale del lavoro può ordinare che La facciano lavorare, con urgenza se serve.',
    title: 'Chiedere al giudice di tornare al lavoro',
    cost: 'Avvocato Suo, o gratis con il sindacato.',
    time: 'Da alcuni giorni ad alcune settimane.',
    risk: 'Può inasprire la lite.',
    bestFor: 'Il motivo è debole e Lei deve restare in esercizio.',
  },
}
