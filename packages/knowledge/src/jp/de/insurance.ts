/** Decisions of insurers: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURANCE_DE: Words = {
  'jp.buy.insure-want': {
    says: 'Ihr Versicherer sagt, was er zahlt oder warum nicht.',
  },
  'jp.buy.insure-step': {
    says: 'Fragen Sie schriftlich nach Grund und Klausel. Rufen Sie dann 188 an.',
  },
  'jp.buy.insure-right': {
    says: 'Sie können fragen, worauf die Entscheidung beruht.',
  },
  'jp.buy.insure-option': {
    title: 'Neue Prüfung verlangen',
    says: 'Schicken Sie Papiere, die Ihren Fall beweisen.',
    cost: 'Nichts.',
    time: 'Wochen.',
    risk: 'Fristen laufen weiter.',
    bestFor: 'Sie halten das Nein für falsch.',
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
}
