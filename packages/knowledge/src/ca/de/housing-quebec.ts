/** Notices to end a lease, late rent and a higher rent in Quebec: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_QUEBEC_WORDS: Words = {
  'ca.home.qc-element-month': {
    says: 'In Québec muss eine Mitteilung über eine neue Miete sagen, wie lange Sie ablehnen können.',
    name: 'Ihr Monat zum Ablehnen',
    ifMissing:
      'Wir sehen die Zeit zum Ablehnen nicht. Fragen Sie das Wohngericht (Tribunal administratif du logement), ob die Mitteilung gilt.',
  },
  'ca.home.qc-tribunal': {
    says: 'In Québec kann nur das Wohngericht (Tribunal administratif du logement) Ihren Mietvertrag beenden, wenn Sie nicht einverstanden sind.',
  },
  'ca.home.qc-pay': {
    says: 'In Québec können Sie ein Verfahren wegen Mietschulden stoppen. Zahlen Sie Miete, Zinsen und Kosten vor dem Urteil.',
  },
  'ca.home.qc-three-weeks': {
    says: 'In Québec kann der Vermieter das Ende des Mietvertrags verlangen, wenn die Miete mehr als drei Wochen zu spät ist. Auch bei häufiger Verspätung mit echtem Schaden.',
  },
  'ca.home.qc-repossess': {
    says: 'In Québec haben Sie einen Monat, um auf eine Mitteilung über Eigennutzung (reprise de logement) zu antworten. Antworten Sie nicht, gilt das als Ablehnung.',
    action: 'Dem Vermieter schriftlich sagen, ob Sie gehen oder bleiben',
    consequence: 'Sagen Sie nichts, gilt nach dem Gesetz, dass Sie nicht gehen wollen.',
  },
  'ca.home.qc-rent': {
    says: 'In Québec haben Sie ab dem Erhalt einer Mieterhöhung einen Monat, um sie abzulehnen. Lehnen Sie ab, behalten Sie Ihre Wohnung.',
    action: 'Die Mieterhöhung schriftlich ablehnen, wenn Sie nicht einverstanden sind',
    consequence: 'Sagen Sie nichts, nehmen Sie die neue Miete an.',
  },
  'ca.home.qc-moratorium': {
    says: 'In Québec sind Räumungen, um eine Wohnung zu vergrößern, zu teilen oder anders zu nutzen, bis zum 6. Juni 2027 verboten. Es gibt einige Ausnahmen.',
  },
  'ca.home.qc-senior': {
    says: 'In Québec können die meisten Menschen ab 65 mit wenig Einkommen und zehn Jahren in der Wohnung für solche Pläne nicht geräumt werden.',
  },
}
