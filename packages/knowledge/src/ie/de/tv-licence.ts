/** The German words of Ireland: tv licence. */
import type { Words } from '@plainletter/contracts/rule'

export const TV_LICENCE_DE: Words = {
  'ie.tv.want': {
    says: 'Antworten Sie bis zum Datum, auch wenn Sie keinen Fernseher haben.',
  },
  'ie.tv.reality': {
    says: 'Haben Sie zu Hause einen Fernseher, brauchen Sie eine Lizenz (TV licence), auch wenn Sie nur streamen. Mit nur Handy oder Laptop nicht.',
  },
  'ie.tv.who': {
    says: 'An Post zieht die Gebühr (TV licence) ein und schickt Prüfer.',
  },
  'ie.tv.rights': {
    says: 'Sie dürfen sagen, dass Sie keinen Fernseher haben. Viele ältere Menschen und Pflegende bekommen sie kostenlos mit dem Household Benefits Package.',
  },
  'ie.tv.right-none': {
    says: 'Sie brauchen keine Lizenz (TV licence), wenn kein Fernseher in Ihrer Wohnung ist.',
  },
  'ie.tv.right-free': {
    says: 'Mit dem Household Benefits Package können Sie die Lizenz (TV licence) kostenlos bekommen.',
  },
  'ie.tv.step-check': {
    says: 'Prüfen Sie, ob Sie einen Fernseher haben und ob jemand zu Hause schon eine Lizenz (TV licence) hat.',
  },
  'ie.tv.step-reply': {
    says: 'Antworten Sie bis zum Datum. Kaufen Sie eine Lizenz (TV licence) oder erklären Sie, dass Sie keinen Fernseher haben.',
  },
  'ie.tv.step-stamps': {
    says: 'Ist das Geld knapp, nutzen Sie Sparmarken (savings stamps) oder Lastschrift.',
  },
  'ie.tv.opt-pay': {
    title: 'Die Lizenz (TV licence) kaufen',
    says: 'Kaufen Sie sie online oder bei der Post.',
    cost: '160 € im Jahr.',
    time: 'Jetzt.',
    risk: 'Keines.',
    bestFor: 'Sie haben einen Fernseher.',
  },
  'ie.tv.opt-none': {
    title: 'Sagen, dass Sie keinen Fernseher haben',
    says: 'Erklären Sie es An Post schriftlich.',
    cost: 'Kostenlos.',
    time: 'Bis zum Datum.',
    risk: 'Ein Prüfer kann kommen.',
    bestFor: 'Sie haben keinen Fernseher.',
  },
  'ie.tv.warn': {
    says: 'Haben Sie einen Fernseher und keine Lizenz (TV licence), kann ein Gericht beim ersten Mal bis 1.000 € Strafe verhängen.',
  },
}
