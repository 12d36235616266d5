/** The German words of Spain: fine final. */
import type { Words } from '@plainletter/contracts/rule'

export const FINE_FINAL_DE: Words = {
  'es.fine-final.rights': {
    says: 'Der halbe Preis ist vorbei. Sie können zahlen, binnen eines Monats eine Überprüfung verlangen oder binnen zwei Monaten klagen.',
  },
  'es.fine-final.reality': {
    says: 'Das Amt hat entschieden. Eine Überprüfung oder ein Gericht kann es noch aufheben, wenn Sie Beweise haben oder die Akte einen Fehler hat.',
  },
  'es.fine-final.pay-days': {
    says: 'Es darf nicht sofort gepfändet werden. Erst haben Sie 15 Tage zum Zahlen. Danach kommt eine Mahnung mit Zuschlag.',
  },
  'es.fine-final.option-review': {
    says: 'Schreiben Sie an dasselbe Amt (recurso de reposición). Beweise, die Sie früher schicken konnten, zählen nicht. Kommt binnen eines Monats nichts, ist das ein Nein, und Sie können klagen.',
    title: 'Eine Überprüfung verlangen',
    cost: 'Nichts.',
    time: 'Ein Monat zum Absenden.',
    risk: 'Die Strafe kann inzwischen eingezogen werden.',
    bestFor: 'Man ging nicht auf Ihre Gründe ein, oder Ihre Beweise sind neu.',
  },
  'es.fine-final.option-pay': {
    says: 'Zahlen Sie auf der amtlichen Seite, bei einer Bank oder der Post. Bitten Sie vor dem Zuschlag um Raten, wenn Sie nicht können.',
    title: 'Die Strafe zahlen',
    cost: 'Die volle Summe.',
    time: 'Minuten.',
    risk: 'Nach weiteren 15 Tagen kommt ein Zuschlag.',
    bestFor: 'Die Strafe ist richtig.',
  },
}
