/** Leistungen, Steuern und Rechnungen, auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const OFFICIAL_LETTERS_DE: Words = {
  'ch.benefit.who': {
    says: 'Das ist eine Stelle der Sozialversicherung. Sie muss schriftlich entscheiden, mit Gründen und Rechtsmittel.',
  },
  'ch.benefit.reality': {
    says: 'Ein solcher Entscheid kann falsch sein. Eine Einsprache stoppt die Forderung meist bis zum Entscheid.',
  },
  'ch.benefit.not-yet': {
    says: 'Bevor der Entscheid rechtskräftig ist, können sie nicht betreiben.',
  },
  'ch.benefit.step-file': {
    says: 'Verlangen Sie Ihre Akten und die Berechnung. Das ist meist gratis.',
  },
  'ch.benefit.step-reported': {
    says: 'Suchen Sie Beweise, dass Sie die Änderung gemeldet haben: Briefe, Mails, Notizen. Das zeigt guten Glauben.',
  },
  'ch.benefit.right-court': {
    says: 'Weisen sie die Einsprache ab, haben Sie 30 Tage für das kantonale Versicherungsgericht. Es ist meist gratis oder günstig.',
  },
  'ch.benefit.option-plan': {
    says: 'Bitten Sie um Raten, die genug zum Leben lassen.',
    title: 'Um Raten bitten',
    cost: 'Gratis.',
    time: 'Vor dem Termin.',
    risk: 'Sie verlangen vielleicht Belege.',
    bestFor: 'Die Summe stimmt, ist aber jetzt zu hoch.',
  },
  'ch.tax.who': {
    says: 'Das ist ein Steueramt von Gemeinde, Kanton oder Bund. Ein rechtskräftiger Steuerentscheid zählt wie ein Urteil.',
  },
  'ch.tax.not-yet': {
    says: 'Vor Mahnung und Betreibung können sie weder Lohn noch Sachen nehmen. Ihr Existenzminimum bleibt.',
  },
  'ch.bill.who': {
    says: 'Das ist Ihr Versorger. Eine Rechnung oder Mahnung ist noch keine Betreibung.',
  },
  'ch.bill.reality': {
    says: 'Wegen einer Rechnung kann niemand Lohn oder Sachen nehmen. Rufen Sie jetzt an, meist gibt man mehr Zeit.',
  },
  'ch.bill.right-five-years': {
    says: 'Wiederkehrende Rechnungen für Strom, Wasser und Telefon verjähren meist nach fünf Jahren. Sie müssen es sagen.',
  },
  'ch.bill.step-meter': {
    says: 'Vergleichen Sie Zähler, Zeitraum und Vorjahr. Ist es viel zu hoch, verlangen Sie schriftlich eine Prüfung des Zählers.',
  },
}
