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
}
