/** Law that letters on tax, benefits, the Serafe fee and power prices name: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const NAMED_LAW_DE: Words = {
  'ch.tax.right-guessed': {
    says: 'Ohne Steuererklärung schätzt das Amt nach Ermessen. Erheben Sie innert dreissig Tagen Einsprache, reichen Sie die Erklärung ein und beweisen Sie, dass die Schätzung weit daneben liegt.',
  },
  'ch.tax.interest': {
    says: 'Auf späte Steuern läuft Zins, auch während Ihrer Einsprache. Zahlen Sie unter Vorbehalt, hört er auf.',
  },
  'ch.benefit.right-time': {
    says: 'Das Amt muss innert drei Jahren fordern, nachdem es davon weiss, und höchstens fünf Jahre nach der Zahlung. Nur bei einer Straftat ist es länger.',
  },
  'ch.serafe.right': {
    says: 'Jeder Haushalt schuldet die Abgabe einmal, mit oder ohne Fernseher. Mit Ergänzungsleistungen können Sie befreit werden.',
  },
  'ch.power.right-tariff': {
    says: 'Strompreise für Haushalte müssen angemessen und veröffentlicht sein. Zweifeln Sie, fragen Sie die Firma, dann die ElCom.',
  },
  'ch.serafe.step-household': {
    says: 'Prüfen Sie, wer bei Ihnen wohnt. Alle Erwachsenen dort schulden die Abgabe gemeinsam. Hat jemand bezahlt, schicken Sie den Beleg.',
  },
  'ch.serafe.step-time': {
    says: 'Können Sie nicht alles auf einmal zahlen? Schreiben Sie Serafe vor dem Termin und bitten Sie um Teilzahlung.',
  },
  'ch.serafe.option-ruling': {
    says: 'Schreiben Sie, warum Sie nichts schulden, und verlangen Sie von Serafe eine Verfügung.',
    title: 'Verfügung verlangen',
    cost: 'Ein Brief.',
    time: 'Vor dem Datum auf der Rechnung.',
    risk: 'Eine Verfügung, die Sie nicht anfechten, gilt wie ein Urteil.',
    bestFor:
      'Sie haben Ergänzungsleistungen, wohnen mit jemandem, der bezahlt hat, oder sind umgezogen.',
  },
  'ch.rent.right-object': {
    says: 'Wird eine Betreibung eingeleitet, schickt das Amt einen Zahlungsbefehl. Sie können binnen zehn Tagen kostenlos und ohne Grund Rechtsvorschlag erheben. Dann kann nur noch ein Richter weiterhelfen.',
  },
  'ch.serafe.right-fees': {
    says: 'Serafe darf 5 Franken für eine Mahnung und 20 Franken für eine zu Recht angehobene Betreibung verlangen. Mehr eigene Gebühren darf sie nicht dazurechnen.',
  },
}
