/** Leistungen und Versicherung, auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const OFFICIAL_LETTERS_DE: Words = {
  'jp.benefit.who': {
    says: 'Das ist ein Amt. Es muss Gründe nennen, wenn es gegen Sie entscheidet.',
  },
  'jp.benefit.reality': {
    says: 'Ein solcher Bescheid kann falsch sein, und Ämter stimmen oft kleinen Raten zu.',
  },
  'jp.benefit.not-yet': {
    says: 'Es wird nichts sofort gepfändet. Rufen Sie vor dem Termin an und sagen Sie, was Sie zahlen können.',
  },
  'jp.benefit.step-call': {
    says: 'Suchen Sie Beweise, was Sie wann gemeldet haben. Bringen Sie sie mit und fragen Sie nach Monaten und Rechnung.',
  },
  'jp.benefit.option-parts': {
    says: 'Bitten Sie um kleine Raten, die genug zum Leben lassen.',
    title: 'Um Raten bitten',
    cost: 'Gratis.',
    time: 'Vor dem Termin.',
    risk: 'Sie verlangen vielleicht Belege.',
    bestFor: 'Die Summe stimmt, ist aber zu hoch.',
  },
  'jp.insure.not-yet': {
    says: 'Ein erstes Nein beendet nichts. Sie können Unterlagen nachreichen und binnen drei Jahren neu fragen.',
  },
  'jp.insure.step-file': {
    says: 'Sammeln Sie Police, Bedingungen, Fotos, Rechnungen und Arztpapiere. Schreiben Sie auf, was wann geschah.',
  },
  'jp.insure.option-adr': {
    says: 'Nach dem Versicherer nutzen Sie die kostenlose Stelle für Streit (金融ADR).',
    title: 'Schlichtungsstelle nutzen',
    cost: 'Gratis oder günstig.',
    time: 'Innerhalb von drei Jahren.',
    risk: 'Es kann Monate dauern.',
    bestFor: 'Der Versicherer sagt weiter nein.',
  },
}
