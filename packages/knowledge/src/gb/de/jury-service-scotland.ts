/** A call to jury service in Scotland: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const JURY_SERVICE_SCOTLAND_DE: Words = {
  'gb.juror.scotland-chance': {
    says: 'Das Gericht zieht Namen durch Zufall aus der Wählerliste. Viele werden gerufen, und 15 sitzen in einem Strafprozess.',
  },
  'gb.juror.scotland-step': {
    says: 'Antworten Sie sofort auf die Ladung (jury citation), auf der Seite des Gerichts oder am Telefon. Antworten Sie auch, wenn Sie befreit werden wollen.',
  },
  'gb.juror.scotland-step-work': {
    says: 'Zeigen Sie die Ladung bei der Arbeit. Läuft Ihr Lohn nicht weiter, lassen Sie das Formular für Lohnausfall ausfüllen.',
  },
  'gb.juror.scotland-right-excused': {
    says: 'Sie werden befreit, wenn Sie rechtzeitig bitten und 71 oder älter sind oder in den letzten fünf Jahren Geschworener waren. Kamen Sie nur und wurden nicht gewählt, sind es zwei Jahre.',
  },
  'gb.juror.scotland-right-reasons': {
    says: 'Das Gericht kann Sie aus gutem Grund befreien, etwa wegen Krankheit, Pflege oder gebuchtem Urlaub. Schicken Sie Belege.',
  },
  'gb.juror.scotland-right-pay': {
    says: 'Lohnausfall und Betreuung werden bis zu einer Grenze am Tag ersetzt, dazu die Fahrt. Das Gericht nennt Ihnen die Summen.',
  },
  'gb.juror.scotland-right-job': {
    says: 'Ihr Arbeitgeber darf Sie wegen des Dienstes nicht bestrafen oder entlassen.',
  },
  'gb.juror.scotland-warning': {
    says: 'Bleiben Sie nicht ohne Antwort weg. Das Gericht kann bis zu £1,000 Geldstrafe verhängen.',
  },
  'gb.juror.scotland-option-serve': {
    says: 'Antworten Sie, dass Sie kommen. Hören Sie am Abend vorher die Ansage für Geschworene, denn oft ändert sich etwas.',
    title: 'Zusagen',
    cost: 'Nichts. Ein Teil des Lohnausfalls kommt vielleicht nicht zurück.',
    time: 'Oft einige Tage.',
    risk: 'Ein Prozess kann länger dauern.',
    bestFor: 'Die Tage passen für Sie.',
  },
  'gb.juror.scotland-option-excuse': {
    says: 'Stellen Sie den Antrag auf der Seite des Gerichts, mit Grund und Beleg.',
    title: 'Um Befreiung bitten',
    cost: 'Nichts.',
    time: 'Eine Antwort jetzt, einige Tage bis zur Entscheidung.',
    risk: 'Bei einem Nein müssen Sie kommen.',
    bestFor:
      'Sie sind 71 oder älter, haben vor Kurzem gedient, sind krank oder können jemanden nicht allein lassen.',
  },
}
