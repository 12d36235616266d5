/** The German words of the rows in ../fine.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FINE_WORDS: Words = {
  'ca.fine.want': {
    says: 'Suchen Sie die Regel, den Ort, das Datum und den letzten Tag zum Handeln.',
  },
  'ca.fine.reality': {
    says: 'Sie können zahlen, um weniger oder mehr Zeit bitten oder sagen, dass Sie es nicht waren. Suchen Sie den letzten Tag.',
  },
  'ca.fine.rights': {
    says: 'Sie können dem Bußgeld (ticket) widersprechen und die Beweise gegen Sie sehen.',
  },
  'ca.fine.who': {
    says: 'Das kommt von einer öffentlichen Stelle. Eine Firma kann kein Bußgeld verhängen.',
  },
  'ca.fine.right-dispute': {
    says: 'Sie haben das Recht, dem Bußgeld (ticket) zu widersprechen, bevor entschieden wird.',
  },
  'ca.fine.right-proof': {
    says: 'Sie haben das Recht, die Notizen, Fotos oder die Aufnahme der Kamera zu verlangen.',
  },
  'ca.fine.step-check': {
    says: 'Prüfen Sie Kennzeichen, Ort, Datum und den letzten Tag zum Handeln.',
  },
  'ca.fine.step-choose': {
    says: 'Wählen Sie einen Weg: zahlen, um ein Treffen oder eine Prüfung bitten, oder widersprechen. Wer zahlt, akzeptiert.',
  },
  'ca.fine.step-time': {
    says: 'Brauchen Sie Zeit zum Zahlen, bitten Sie vor dem letzten Tag darum.',
  },
  'ca.fine.qc': {
    says: "In Québec haben Sie ab der Zustellung des Bußgeldbescheids (constat d'infraction) 30 Tage. Wir zählen ab seinem Datum.",
    action: 'Erklären Sie sich schuldig oder nicht schuldig',
    consequence: 'Der Fall kann ohne Sie entschieden werden.',
  },
  'ca.fine.opt-dispute': {
    says: 'Nutzen Sie das Formular auf dem Bescheid oder die Seite des Gerichts.',
    title: 'Widersprechen',
    cost: 'An den meisten Orten kostenlos.',
    time: 'Vor dem letzten Tag.',
    risk: 'Verlieren Sie, zahlen Sie vielleicht das volle Bußgeld.',
    bestFor: 'Sie waren es nicht, oder der Bescheid hat Fehler.',
  },
  'ca.fine.opt-pay': {
    says: 'Zahlen Sie rechtzeitig, um weitere Kosten zu vermeiden.',
    title: 'Zahlen',
    cost: 'Das Bußgeld.',
    time: 'Vor dem letzten Tag.',
    risk: 'Sie akzeptieren, dass Sie es waren. Punkte können folgen.',
    bestFor: 'Es stimmt.',
  },
  'ca.fine.warn': {
    says: 'Ein unbezahltes Bußgeld kann verhindern, dass Sie Führerschein oder Kennzeichen erneuern.',
  },
  'ca.fine.on': {
    says: 'In Ontario haben Sie ab dem Tag, an dem Sie den Bescheid (ticket) bekamen, 15 Tage. Wir zählen ab seinem Datum.',
    action: 'Zahlen, um ein Treffen bitten oder eine Verhandlung verlangen',
    consequence: 'Sie können ohne Verhandlung schuldig gesprochen werden, und Kosten kommen dazu.',
  },
  'ca.fine.bc': {
    says: 'In British Columbia haben Sie ab dem Tag, an dem Sie den Bescheid (ticket) bekamen, 30 Tage. Wir zählen ab seinem Datum.',
    action: 'Zahlen oder dem Bescheid (violation ticket) widersprechen',
    consequence: 'Es gilt, als hätten Sie sich schuldig erklärt.',
  },
  'ca.fine.ab-act': {
    says: 'In Alberta können Sie sich bis zum Datum auf dem Bescheid nicht schuldig erklären oder um Zeit zum Zahlen bitten. Manche Strafen gehen an SafeRoads, mit sieben Tagen.',
  },
  'ca.fine.mb-act': {
    says: 'In Manitoba können Sie bis zum Datum auf dem Bescheid widersprechen, oder es zugeben und um ein kleineres Bußgeld bitten.',
  },
  'ca.fine.on-admin': {
    says: 'Viele Städte in Ontario nutzen Verwaltungsstrafen (administrative penalties). Sie können um Prüfung durch einen screening officer bitten, und dann durch einen hearing officer.',
  },
  'ca.fine.qc-plea': {
    says: 'In Québec haben Sie 30 Tage, um sich nicht schuldig zu erklären, ohne Gebühr. Tun Sie nichts, kann der Richter ohne Sie entscheiden.',
  },
  'ca.fine.on-points': {
    says: 'Eine Verurteilung kann Strafpunkte und eine teurere Versicherung bringen. Wählen Sie die frühe Lösung (early resolution): Der Ankläger kann den Vorwurf mildern.',
  },
}
