/** Questions about redundancy: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_REDUNDANCY_DE: Words = {
  'gb.ask-work.redundancy': {
    says: 'Nach zwei vollen Jahren bekommen Sie die gesetzliche Abfindung (statutory redundancy pay), nach Alter, Jahren und Wochenlohn. Dazu kommen Kündigungsfrist und ein faires Verfahren. Klagen Sie innerhalb von sechs Monaten.',
    dependsOn: 'wie lange Sie dort arbeiteten',
  },
  'gb.ask-work.unfair-redundancy': {
    says: 'Fragen Sie schriftlich, warum Sie ausgewählt wurden, mit welchen Punkten und welche Stellen es gibt. Besteht Ihre Stelle weiter, kann es eine unfaire Kündigung (unfair dismissal) sein. Achten Sie auf die Frist.',
    dependsOn: 'ob die Stelle wirklich wegfiel und das Verfahren fair war',
  },
  'gb.ask-work.ni-redundancy': {
    says: 'In Nordirland bekommen Sie nach zwei Jahren Arbeit die gesetzliche Abfindung (statutory redundancy pay). Dazu kommt die Kündigungsfrist. Die Labour Relations Agency kann die Summe erklären.',
    dependsOn: 'wie lange Sie dort arbeiteten',
  },
  'gb.ask-work.redundant-under-two-years': {
    says: 'Nein, die gesetzliche Abfindung (statutory redundancy pay) braucht zwei volle Jahre. Ihr Vertrag kann mehr geben. Kündigungsfrist, Lohn und Geld für nicht genommenen Urlaub bekommen Sie trotzdem.',
  },
  'gb.ask-work.redundancy-no-money': {
    says: 'Nach zwei vollen Jahren bekommen Sie eine Abfindung (redundancy pay). Es ist ein Wochenlohn je Jahr, oder eineinhalb ab 41, bis zu einer Grenze. Die Kündigungsfrist kommt dazu. Kann der Arbeitgeber nicht zahlen, kann es der staatliche Redundancy Payments Service.',
  },
  'gb.ask-work.redundancy-sum': {
    says: 'Höchstens die letzten 20 Jahre zählen. Jedes volle Jahr gibt einen Wochenlohn, anderthalb ab 41 Jahren, einen halben unter 22. Eine Woche zählt seit 6. April 2026 bis £751. Die Kündigungsfrist kommt dazu, bis zu 12 Wochen.',
  },
  'gb.ask-work.redundancy-years-given': {
    says: 'Ab zwei vollen Jahren steht Ihnen mehr zu. Die Abfindung ist ein Wochenlohn pro Jahr, unter 22 ein halber, ab 41 anderthalb, bis £751 die Woche. Dazu kommt die Kündigungsfrist: eine Woche je Jahr, bis 12, und offener Urlaub. Man muss vorher mit Ihnen reden und fair auswählen. Unterschreiben Sie noch nichts. Fordern Sie es schriftlich; Acas: 0300 123 1100.',
  },
}
