/** What a notice to the keeper of a car must say: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const PARKING_NOTICE_TO_KEEPER_DE: Words = {
  'gb.parking.element-period': {
    says: 'Der Brief muss Auto, Ort und Parkzeit nennen.',
    name: 'Ort und Zeit des Parkens',
    ifMissing:
      'Wir haben Ort und Zeit des Parkens nicht gefunden. Fehlt das wirklich, haftet vielleicht nur der Fahrer. Schreiben Sie das im Widerspruch (appeal).',
  },
  'gb.parking.element-circumstances': {
    says: 'Der Brief muss sagen, was passiert ist und warum das Geld kostet.',
    name: 'Warum die Summe fällig ist',
    ifMissing:
      'Wir haben nicht gefunden, warum die Summe fällig ist. Fehlt das wirklich, haftet vielleicht nur der Fahrer. Schreiben Sie das im Widerspruch (appeal).',
  },
  'gb.parking.element-sum': {
    says: 'Der Brief muss die gesamte unbezahlte Summe nennen.',
    name: 'Die unbezahlte Summe',
    ifMissing:
      'Wir haben die unbezahlte Summe nicht gefunden. Fehlt sie wirklich, haftet vielleicht nur der Fahrer. Schreiben Sie das im Widerspruch (appeal).',
  },
  'gb.parking.element-invite': {
    says: 'Der Brief muss sagen, dass die Firma den Fahrer nicht kennt. Er muss den Halter (keeper) auffordern, zu zahlen oder den Fahrer zu nennen.',
    name: 'Die Aufforderung, zu zahlen oder den Fahrer zu nennen',
    ifMissing:
      'Wir haben die Aufforderung, zu zahlen oder den Fahrer zu nennen, nicht gefunden. Fehlt sie wirklich, haftet vielleicht nur der Fahrer. Schreiben Sie das im Widerspruch (appeal).',
  },
  'gb.parking.element-warning': {
    says: 'Der Brief muss warnen, dass die Firma nach 28 Tagen vielleicht den Halter (keeper) in Anspruch nehmen darf.',
    name: 'Die Warnung an den Halter mit 28 Tagen',
    ifMissing:
      'Wir haben die Warnung an den Halter mit 28 Tagen nicht gefunden. Fehlt sie wirklich, haftet vielleicht nur der Fahrer. Schreiben Sie das im Widerspruch (appeal).',
  },
  'gb.parking.element-creditor': {
    says: 'Der Brief muss sagen, wer das Geld bekommt und wie man zahlt.',
    name: 'Wer das Geld bekommt und wie man zahlt',
    ifMissing:
      'Wir haben nicht gefunden, wer das Geld bekommt und wie man zahlt. Fehlt das wirklich, haftet vielleicht nur der Fahrer. Schreiben Sie das im Widerspruch (appeal).',
  },
  'gb.parking.element-disputes': {
    says: 'Der Brief muss sagen, wie Sie die Forderung bestreiten können.',
    name: 'Wie man die Forderung bestreitet',
    ifMissing:
      'Wir haben nicht gefunden, wie man die Forderung bestreitet. Fehlt das wirklich, haftet vielleicht nur der Fahrer. Schreiben Sie das im Widerspruch (appeal).',
  },
  'gb.parking.element-date': {
    says: 'Der Brief muss das Datum tragen, an dem er geschickt oder übergeben wurde.',
    name: 'Das Datum des Absendens',
    ifMissing:
      'Wir haben das Datum des Absendens nicht gefunden. Fehlt es wirklich, haftet vielleicht nur der Fahrer. Schreiben Sie das im Widerspruch (appeal).',
  },
}
