/** German: the words of the rows in ../leases.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LEASES_DE: Words = {
  'gb.lease.right-fair-costs': {
    says: 'Sie zahlen nur angemessene Kosten für ordentliche Arbeit. Ein Gericht (tribunal) kann entscheiden, was Sie schulden.',
  },
  'gb.lease.right-asked-first': {
    says: 'Bei Arbeiten von mehr als £250 je Wohnung muss man Sie vorher fragen, mit Kostenvoranschlägen. Sonst kann Ihr Anteil auf £250 sinken.',
  },
  'gb.lease.right-old-costs': {
    says: 'Kosten, die bei der Rechnung älter als 18 Monate sind, müssen Sie nicht zahlen. Anders ist es, wenn man sie Ihnen rechtzeitig schriftlich angekündigt hat.',
  },
  'gb.lease.right-see-bills': {
    says: 'Zu jeder Rechnung gehört eine Übersicht Ihrer Rechte. Bis sie kommt, dürfen Sie das Geld zurückhalten. Sie können die Belege ansehen.',
  },
  'gb.lease.no-forfeit-yet': {
    says: 'Wegen einer Rechnung kann man Ihnen die Wohnung erst nehmen, wenn ein Gericht die Schuld feststellt oder Sie zustimmen. Bei £350 oder weniger muss sie auch über drei Jahre alt sein.',
  },
  'gb.lease.step': {
    says: 'Schreiben Sie, was Sie anerkennen, was nicht und warum. Verlangen Sie die Kostenübersicht und die Belege. Zahlen Sie den Teil, den Sie anerkennen.',
  },
  'gb.lease.answer': {
    says: 'Sie zahlen nur angemessene Kosten. Bei Arbeiten von mehr als £250 je Wohnung muss man Sie vorher fragen. Ein Gericht (tribunal) kann entscheiden, und vorher nimmt Ihnen niemand die Wohnung.',
  },
  'gb.lease.right-longer': {
    says: 'Wer eine Wohnung mit langem Pachtvertrag (lease) hat, kann gegen einen fairen Preis eine längere Laufzeit verlangen. Man muss sie nicht mehr erst zwei Jahre besitzen.',
  },
  'gb.lease.right-manage': {
    says: 'Die Eigentümer der Wohnungen (leaseholders) können die Verwaltung des Hauses übernehmen. Der Vermieter muss dafür keinen Fehler gemacht haben.',
  },
}
