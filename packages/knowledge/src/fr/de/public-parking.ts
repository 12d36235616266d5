/** The parking charge of a town (forfait de post-stationnement, FPS): the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_PARKING_WORDS: Words = {
  'fr.fine.want-fps': {
    says: 'Eine Stadt verlangt von Ihnen eine öffentliche Parkgebühr (FPS). Sie ist keine Geldstrafe.',
  },
  'fr.fine.who-fps': {
    says: 'Eine Stadt oder eine Firma in ihrem Auftrag verlangt diese Parkgebühr (FPS).',
  },
  'fr.fine.reality-fps': {
    says: 'Sie können in zwei Schritten widersprechen: zuerst bei der Stadt, dann beim Parkgericht (tribunal du stationnement payant).',
  },
  'fr.fine.deadline-fps': {
    says: 'Sie haben einen Monat, um der Parkgebühr bei der Stadt zu widersprechen (RAPO).',
    action: 'Der Gebühr bei der Stadt widersprechen (RAPO)',
    consequence: 'Ohne diesen ersten Schritt kann das Parkgericht Sie nicht hören.',
  },
  'fr.fine.deadline-fps-pay': {
    says: 'Sie haben drei Monate, um die Gebühr zu zahlen, bevor sie erhöht wird.',
    action: 'Die Parkgebühr zahlen',
    consequence: 'Danach wird sie erhöht, und die Staatskasse treibt sie ein.',
  },
  'fr.fine.step-contest-fps': {
    says: 'Widersprechen Sie bei der Stelle, die im Bescheid steht, online oder per Einschreiben. Fügen Sie den Bescheid, die Autopapiere und Beweise bei.',
  },
  'fr.fine.right-fps-court': {
    says: 'Einen Monat keine Antwort heißt Nein. Dann haben Sie einen Monat für das Parkgericht (tribunal du stationnement payant). Sie müssen vorher nicht zahlen.',
  },
  'fr.fine.step-fps-time': {
    says: 'Noch kein Zuschlag (majoration) in der Summe? Dann haben Sie einen Monat zum Widersprechen und drei Monate zum Zahlen. Der Widerspruch hält die drei Monate nicht an.',
  },
  'fr.fine.option-contest-fps': {
    title: 'Zuerst bei der Stadt widersprechen',
    says: 'Senden Sie es online oder per Einschreiben binnen eines Monats. Legen Sie Ihre Gründe, den Bescheid und den Fahrzeugschein bei.',
    cost: 'Ein Einschreiben, online nichts.',
    time: 'Einen Monat keine Antwort heißt Nein.',
    risk: 'Die drei Monate zum Zahlen laufen weiter.',
    bestFor: 'Sie haben bezahlt, das Auto verkauft, oder es stimmt nicht.',
  },
  'fr.fine.option-pay-fps': {
    title: 'Innerhalb von drei Monaten zahlen',
    says: 'Zahlen Sie so, wie es der Bescheid nennt. Tippen Sie die Adresse selbst und behalten Sie die Quittung.',
    cost: 'Die Gebühr. Manche Städte nehmen in den ersten Tagen weniger.',
    time: 'Minuten.',
    risk: 'Danach kommen 20 % dazu, mindestens 50 €.',
    bestFor: 'Es stimmt.',
  },
  'fr.fine.want-fps-raised': {
    says: 'Diese Parkgebühr (FPS) wurde in drei Monaten nicht bezahlt. Der Staat hat einen Zuschlag berechnet: 20 %, mindestens 50 €.',
  },
  'fr.fine.reality-fps-raised': {
    says: 'Gegen die erhöhte Gebühr können Sie direkt zum Parkgericht gehen (tribunal du stationnement payant). Der Bescheid sagt, bis wann.',
  },
  'fr.fine.step-fps-raised': {
    says: 'Haben Sie den ersten Bescheid bekommen? Gehörte Ihnen das Auto noch? Wenn nicht, schreiben Sie dem Parkgericht in der Zeit, die der Bescheid nennt, mit Belegen.',
  },
  'fr.fine.rights-fps': {
    says: 'Sie dürfen widersprechen, sagen, dass das Auto verkauft war, und Belege verlangen.',
  },
}
