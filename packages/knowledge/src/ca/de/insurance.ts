/** Decisions of insurers: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURANCE_WORDS: Words = {
  'ca.insure.want': { says: 'Suchen Sie den Grund und die Worte der Police, die genannt werden.' },
  'ca.insure.reality': {
    says: 'Das ist die Sicht des Versicherers. Es ist nicht das letzte Wort.',
  },
  'ca.insure.rights': {
    says: 'Sie können die Gründe schriftlich und eine Prüfung verlangen. Kostenlose Stellen prüfen Beschwerden.',
  },
  'ca.insure.who': {
    says: 'Ein Versicherer muss einen Beauftragten für Beschwerden haben und sagen, wie Sie sich beschweren.',
  },
  'ca.insure.right-reason': {
    says: 'Sie haben das Recht zu wissen, auf welche Worte der Police man sich stützt.',
  },
  'ca.insure.right-review': {
    says: 'Sie können vom Beauftragten des Versicherers einen Brief mit dem endgültigen Standpunkt (final position letter) verlangen.',
  },
  'ca.insure.step-reason': {
    says: 'Verlangen Sie schriftlich die Gründe und den Teil der Police.',
  },
  'ca.insure.step-proof': { says: 'Schicken Sie Ihre Beweise: Fotos, Berichte und Rechnungen.' },
  'ca.insure.step-limit': {
    says: 'Fragen Sie, wie lange Sie klagen können. Viele Policen geben ein oder zwei Jahre.',
  },
  'ca.insure.opt-complain': {
    says: 'Zuerst beim Versicherer, dann bei der kostenlosen Ombudsstelle (ombud service) für Haus und Auto oder für Leben und Gesundheit.',
    title: 'Beschweren, dann zur Ombudsstelle gehen',
    cost: 'Kostenlos.',
    time: 'Einige Monate.',
    risk: 'Die Zeit für eine Klage läuft vielleicht weiter.',
    bestFor: 'Sie halten die Entscheidung für falsch.',
  },
  'ca.insure.opt-court': {
    says: 'Fragen Sie einen Anwalt nach einer Klage.',
    title: 'Vor Gericht gehen',
    cost: 'Kosten für Gericht und Anwalt.',
    time: 'Monate.',
    risk: 'Kosten, wenn Sie verlieren.',
    bestFor: 'Es geht um viel Geld.',
  },
  'ca.insure.warn': {
    says: 'Eine Beschwerde stoppt die Frist für eine Klage nicht. Notieren Sie diesen Tag.',
  },
  'ca.insure.on-law': {
    says: 'In Ontario haben Sie bei einer Feuer- oder Sachversicherung meist ein Jahr für eine Klage. Ein kleines Versäumnis nach einem Schaden kann ein Gericht verzeihen.',
  },
  'ca.insure.bc-law': {
    says: 'In British Columbia bindet Sie eine ungerechte Klausel vielleicht nicht, und ein Gericht kann ein Versäumnis verzeihen. Meist haben Sie zwei Jahre für eine Klage.',
  },
  'ca.insure.ab-law': {
    says: 'In Alberta haben Sie meist zwei Jahre, um einen Versicherer zu verklagen. Er muss Ihnen diese Frist nach einem Schaden nennen.',
  },
  'ca.insure.qc-law': {
    says: 'In Québec muss der Versicherer binnen 60 Tagen nach Ihrer Meldung und Ihren Papieren zahlen. Sie haben drei Jahre für eine Klage.',
  },
  'ca.insure.on-limit': {
    says: 'In Ontario haben Sie meist zwei Jahre ab der Ablehnung, um zu klagen. Bei Feuer und Schäden am Haus kann es ein Jahr ab dem Schaden sein.',
  },
  'ca.insure.disability': {
    says: 'Sie müssen vor dem Gericht nicht die eigenen Einspruchswege des Versicherers gehen. Stellte er die Zahlung ohne guten Grund ein, kann ein Gericht auch Geld für das Leid zusprechen.',
  },
}
