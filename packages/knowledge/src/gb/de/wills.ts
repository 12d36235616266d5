/** What someone left: wills, claims on them and those who settle them. The words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const WILLS_DE: Words = {
  'gb.will.wants': {
    says: 'Es geht um einen Nachlass. Vielleicht sollen Sie auf einen Anspruch verzichten. Sie müssen jetzt nichts unterschreiben.',
  },
  'gb.will.right-claim': {
    says: 'Ehepartner, Partner, Kinder und Abhängige können bei Gericht einen fairen Anteil verlangen. Die Frist ist sechs Monate ab dem Nachlasszeugnis (grant of probate).',
  },
  'gb.will.right-valid': {
    says: 'Ein Testament gilt nur, wenn es vor zwei Zeugen, bei klarem Verstand und ohne Druck unterschrieben wurde. Sie können den Anwalt nach der Akte dazu fragen.',
  },
  'gb.will.right-account': {
    says: 'Wer den Nachlass regelt, muss ihn sammeln, Schulden zahlen und ihn verteilen. Sie können eine Liste und eine Abrechnung verlangen.',
  },
  'gb.will.step': {
    says: 'Gehen Sie vor Ende der sechs Monate zu einem Anwalt für Erbrecht und unterschreiben Sie vorher nichts. Fehlt das Nachlasszeugnis noch, fragen Sie nach einer Sperre (caveat).',
  },
  'gb.will.answer': {
    says: 'Ehepartner, Partner, Kinder und Abhängige können innerhalb von sechs Monaten nach dem Nachlasszeugnis einen fairen Anteil verlangen. Ein Testament gilt auch nicht, wenn es falsch oder unter Druck unterschrieben wurde.',
  },
}
