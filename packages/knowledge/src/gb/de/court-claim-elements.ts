/** What a court claim form must hold: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_ELEMENTS_DE: Words = {
  'gb.claim.element-number': {
    says: 'Ein echtes Klageformular (claim form) hat eine Nummer (claim number) und nennt ein Gericht.',
    name: 'Eine Klagenummer und ein Gericht',
    ifMissing:
      'Wir sehen keine Klagenummer. Rufen Sie das Gericht unter einer Nummer von GOV.UK an und fragen Sie, ob es echt ist.',
  },
  'gb.claim.element-issue-date': {
    says: 'Das Formular zeigt den Tag, an dem das Gericht es ausgab. Ihre Tage zählen ab der Zustellung danach.',
    name: 'Das Ausgabedatum (issue date)',
    ifMissing:
      'Wir sehen kein Ausgabedatum. Suchen Sie den Stempel des Gerichts und fragen Sie das Gericht, wenn keiner da ist.',
  },
  'gb.claim.element-particulars': {
    says: 'Der Kläger muss die Tatsachen kurz nennen, im Formular oder innerhalb von 14 Tagen.',
    name: 'Die Gründe (particulars of claim)',
    ifMissing:
      'Wir sehen keine Gründe. Steht dort „to follow“, läuft Ihre Zeit zur Verteidigung erst ab deren Erhalt.',
  },
  'gb.claim.element-truth': {
    says: 'Der Kläger muss unterschreiben, dass die Tatsachen wahr sind.',
    name: 'Eine Wahrheitserklärung (statement of truth)',
    ifMissing:
      'Wir sehen keine Wahrheitserklärung im Text. Sehen Sie auf die Rückseite. Fehlt sie, schreiben Sie das in Ihre Verteidigung.',
  },
  'gb.claim.element-total': {
    says: 'Das Formular zeigt die geforderte Summe, die Gerichtsgebühr und feste Anwaltskosten.',
    name: 'Die geforderte Summe, Gebühr und Kosten',
    ifMissing:
      'Wir haben die Summen nicht gefunden. Sehen Sie in das Feld unten rechts im Formular.',
  },
}
