/** The German words of the Netherlands: insurance. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURANCE_DE: Words = {
  'nl.insurance.want': {
    says: 'Ihr Versicherer sagt, was er zahlt, oder dass er nicht zahlt.',
  },
  'nl.insurance.step-complain': {
    says: 'Fragen Sie nach dem Grund und der Klausel. Beschweren Sie sich dann schriftlich beim Versicherer.',
  },
  'nl.insurance.right-kifid': {
    says: 'Sagt der Versicherer Nein, können Sie zum Kifid gehen. Für die Grundkrankenversicherung ist es die SKGZ.',
  },
  'nl.insurance.option-kifid': {
    title: 'Sich beschweren, dann zum Kifid',
    says: 'Zuerst der Versicherer, dann die kostenlose Schlichtung.',
    cost: 'Nichts.',
    time: 'Monate.',
    risk: 'Keines.',
    bestFor: 'Sie halten das Nein für falsch.',
  },
  'nl.insurance.reality': {
    says: 'Das ist die Meinung des Versicherers. Sie können widersprechen und zu einer kostenlosen Schlichtung gehen.',
  },
  'nl.insurance.right-three-years': {
    says: 'Sie können drei Jahre lang fordern. Ein klares Nein startet die drei Jahre neu, handeln Sie also bald.',
  },
  'nl.insurance.right-disclosure': {
    says: 'Sagen sie, dass Sie etwas verschwiegen haben, müssen sie es in zwei Monaten nach der Entdeckung sagen. Sonst verlieren sie diesen Punkt.',
  },
  'nl.insurance.right-late-notice': {
    says: 'Eine späte Schadensmeldung zählt nur gegen Sie, wenn sie dem Versicherer geschadet hat.',
  },
  'nl.insurance.step-file': {
    says: 'Sammeln Sie Police, Bedingungen, Fotos und Rechnungen. Schreiben Sie auf, was wann geschah.',
  },
  'nl.insurance.step-three-months': {
    says: 'Gehen Sie nach der letzten Antwort des Versicherers in drei Monaten zum Kifid.',
  },
  'nl.insurance.option-help': {
    title: 'Kostenlosen Rechtsrat holen',
    says: 'Das Juridisch Loket sieht den Brief mit Ihnen an.',
    cost: 'Kostenlos',
    time: 'Diese Woche',
    risk: 'Keines.',
    bestFor: 'Sie verstehen den Grund nicht.',
  },
  'nl.insurance.right-register': {
    says: 'Ein Eintrag im Betrugsregister (EVR) braucht starke Beweise und muss verhältnismäßig sein. Widersprechen Sie und gehen Sie dann zum Kifid oder zum Gericht.',
  },
}
