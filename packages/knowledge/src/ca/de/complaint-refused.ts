/** The German words of the rows in ../complaint-refused.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COMPLAINT_REFUSED_DE: Words = {
  'ca.refused.reality': {
    says: 'Es ist das letzte Wort der Firma, nicht Ihres Falls. Eine unabhängige Stelle kann neu prüfen.',
  },
  'ca.refused.deadline': {
    says: 'Sie haben 180 Tage ab der letzten Antwort.',
    action: 'Die Beschwerde an OBSI senden',
    consequence: 'Danach kann OBSI die Prüfung ablehnen.',
  },
  'ca.refused.right-free': {
    says: 'OBSI ist kostenlos, ohne Anwalt. Seit 1. November 2024 ist es die eine Stelle für alle Banken.',
  },
  'ca.refused.right-court': {
    says: 'OBSI empfiehlt, und Firmen folgen meist. Sie können noch vor Gericht gehen.',
  },
  'ca.refused.step-send': {
    says: 'Bewahren Sie den Brief auf. Beschweren Sie sich online bei OBSI, mit Auszügen und Notizen.',
  },
  'ca.refused.option-body': {
    title: 'Zur kostenlosen Beschwerdestelle',
    cost: 'Kostenlos.',
    time: 'Einige Monate.',
    risk: 'Gering. Sie zahlen nichts, wenn Sie verlieren.',
    bestFor: 'Sie meinen weiter, dass die Firma falsch lag.',
    says: 'Sagen Sie, was falsch lief, was Sie verloren und was Sie wollen, mit diesem Brief.',
  },
  'ca.refused.right-others': {
    says: 'Für Telefon, Internet und TV ist es die CCTS, kostenlos, meist in einem Jahr. Bei Versicherungen nennt der Brief die Stelle.',
  },
  'ca.refused.step-others': {
    says: 'Bewahren Sie den Brief auf und suchen Sie die genannte Stelle. Senden Sie bald Ihre Unterlagen.',
  },
}
