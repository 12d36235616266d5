/** The German words of the rows in ../neighbours.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const NEIGHBOURS_DE: Words = {
  'fr.neighbour.want': { says: 'Jemand sagt, dass Sie Ihre Nachbarn stören und aufhören müssen.' },
  'fr.neighbour.right-abnormal': {
    says: 'Nur Störungen zählen, die für den Ort mehr als normal sind. Die andere Seite muss sie beweisen: Aufzeichnungen, Zeugen, Messungen.',
  },
  'fr.neighbour.right-first': {
    says: 'Vor dem Gericht muss man es mit Ihnen bei einem Schlichter (conciliateur de justice) oder Mediator versuchen. Beim Schlichter ist es kostenlos.',
  },
  'fr.neighbour.step': {
    says: 'Antworten Sie ruhig und schriftlich. Sagen Sie, was Sie geändert haben oder was falsch ist. Bieten Sie ein Treffen mit einem Schlichter (conciliateur de justice) an.',
  },
  'fr.neighbour.option': {
    says: 'Treffen Sie sich bei einem kostenlosen Schlichter (conciliateur de justice) im Rathaus.',
    title: 'Kostenlose Schlichtung',
    cost: 'Kostenlos.',
    time: 'Einige Wochen.',
    risk: 'Keines.',
    bestFor: 'Sie leben weiter nebeneinander.',
  },
  'fr.neighbour.right-trees': {
    says: 'Bäume und Hecken über zwei Meter müssen meist zwei Meter von der Grenze stehen, niedrigere einen halben Meter. Nach dreißig Jahren kann die Höhe oder der Platz bleiben. Überhängende Äste sind auf Verlangen zu schneiden.',
  },
  'fr.neighbour.step-trees': {
    says: 'Messen Sie Höhe und Abstand, fragen Sie im Rathaus nach örtlichen Regeln und antworten Sie schriftlich. Vor einem Richter muss meist ein kostenloser Schlichter versucht werden.',
  },
  'fr.neighbour.lease-not-yet': {
    says: 'Dieser Brief beendet Ihren Mietvertrag nicht. Wegen Lärm oder anderer Störungen kann das nur ein Richter tun, und nur wenn die Störung bewiesen und schwer ist.',
  },
  'fr.neighbour.lease-duty': {
    says: 'Ein Mieter muss die Wohnung friedlich nutzen. Der Vermieter muss einschreiten, wenn Nachbarn gestört werden, muss Ihnen aber zuerst mit Gründen schreiben.',
  },
  'fr.neighbour.lease-step': {
    says: 'Fragen Sie schriftlich nach den Tagen und den Beweisen: Anzeigen, Briefe von Nachbarn. Stellen Sie ab, was stimmt, und notieren Sie ruhige Abende.',
  },
}
