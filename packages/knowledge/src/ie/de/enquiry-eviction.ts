/** Questions about eviction, its notice, locks and rent that is late: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EVICTION_DE: Words = {
  'ie.ask.evict': {
    says: 'Ein Vermieter kann Sie nicht mit einer Kündigung allein hinauswerfen. Sie können sie beim RTB bestreiten und bleiben, bis es entscheidet. Rufen Sie Threshold an: 1800 454 454.',
  },
  'ie.ask.notice-length': {
    says: 'Ohne Verstoß sind es 90 Tage unter sechs Monaten, 152 bis zu einem Jahr, 180 bis zu sieben Jahren, dann 196 und 224. Bei Mietschulden sind es 28 Tage, nach einer Abmahnung von 28 Tagen.',
    dependsOn: 'wie lange Sie dort wohnen und der Grund',
  },
  'ie.ask.locks': {
    says: 'Sie auszusperren ist gegen das Gesetz. Rufen Sie sofort Threshold unter 1800 454 454 und das RTB an. Es kann anordnen, dass Sie wieder hinein dürfen.',
  },
  'ie.ask.arrears': {
    says: 'Zahlen Sie jetzt, was Sie können. Zuerst muss eine Abmahnung von 28 Tagen kommen, und wer in dieser Zeit alles zahlt, stoppt es. Rufen Sie MABS und Threshold an.',
  },
}
