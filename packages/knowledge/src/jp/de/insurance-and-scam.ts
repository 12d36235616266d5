/** The German words of Japan: insurance and scam. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURANCE_AND_SCAM_DE: Words = {
  'jp.scam.false-page': {
    says: 'Eine falsche Anmeldeseite, die Ihr Passwort nimmt, ist eine Straftat. Öffnen Sie den Link nicht. Öffnen Sie selbst die echte App oder Seite.',
  },
  'jp.insure.reality': {
    says: 'Das ist die Meinung des Versicherers. Sie können noch einmal fragen und sich kostenlos beschweren.',
  },
  'jp.insure.right-three-years': {
    says: 'Sie können drei Jahre lang fordern. Danach kann der Anspruch enden.',
  },
  'jp.insure.right-disclosure': {
    says: 'Sagen sie, dass Sie etwas verschwiegen haben, müssen sie danach gefragt haben und in einem Monat ab Kenntnis handeln. Für Leiden ohne Zusammenhang damit müssen sie trotzdem zahlen.',
  },
  'jp.insure.right-pay-time': {
    says: 'Der Versicherer muss in einer fairen Prüfzeit zahlen. Später schuldet er Zinsen.',
  },
  'jp.insure.step-review': {
    says: 'Beschweren Sie sich beim Versicherer. Nutzen Sie dann die kostenlose Stelle für Versicherungsstreit (金融ADR).',
  },
  'jp.scam.not-yet': {
    says: 'Ihnen passiert nichts, wenn Sie nicht antworten. Menschen um Geld zu betrügen ist eine Straftat.',
  },
  'jp.scam.right-unordered': {
    says: 'Ware, die Sie nie bestellt haben, dürfen Sie sofort wegwerfen. Sie müssen nicht zahlen.',
  },
  'jp.scam.right-freeze': {
    says: 'Haben Sie Geld geschickt, kann Ihre Bank das Konto des Betrügers sperren. Rufen Sie sofort Bank und Polizei an.',
  },
  'jp.scam.step-keep': {
    says: 'Behalten Sie die Nachricht, die Nummer und den Zahlungsbeleg.',
  },
  'jp.bill.not-yet': {
    says: 'Vor einer Stromsperre müssen sie es Ihnen schriftlich sagen. Suchen Sie den Tag.',
  },
  'jp.bill.right-welfare': {
    says: 'Ihre Stadt muss Sie kostenlos beraten, wenn das Geld knapp ist, und kann bei Miete und Haushaltsplan helfen.',
  },
  'jp.bill.right-last-resort': {
    says: 'Beendet ein Anbieter Ihren Vertrag, können Sie einen anderen um Strom bitten, und zuletzt die Firma der Region.',
  },
  'jp.bill.step-check': {
    says: 'Prüfen Sie Zähler, Zeitraum und Tarif auf der Rechnung.',
  },
}
