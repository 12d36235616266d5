/** The German words of the rows in ../foreclosure.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FORECLOSURE_DE: Words = {
  'us.foreclosure.reality': {
    says: 'Das Haus ist noch nicht verkauft. Bis zum Verkauf kann oft noch die Zahlung des Rückstands, ein Plan oder eine Insolvenz (bankruptcy) ihn stoppen.',
  },
  'us.foreclosure.who': {
    says: 'Ein Treuhänder (trustee) oder Anwalt führt den Verkauf durch. Über Hilfe entscheidet die Firma, an die Sie zahlen (servicer).',
  },
  'us.foreclosure.step-counselor': {
    says: 'Rufen Sie heute eine von HUD zugelassene Wohnberatung (housing counselor) unter 888-995-4673 an. Es ist kostenlos. Bezahlen Sie nie jemanden, der verspricht, den Verkauf zu stoppen.',
  },
  'us.foreclosure.step-help': {
    says: 'Schicken Sie jetzt einen vollständigen Antrag auf Hilfe (loss mitigation). Mehr als 37 Tage vor dem Verkauf darf während der Prüfung nicht verkauft werden.',
  },
  'us.foreclosure.step-sum': {
    says: 'Fragen Sie schriftlich nach der Summe, mit der der Kredit wieder auf dem Laufenden ist, und nach dem letzten Tag dafür.',
  },
  'us.foreclosure.step-lawyer': {
    says: 'Ist der Verkauf in weniger als einem Monat? Rufen Sie jetzt die Rechtshilfe (legal aid) oder einen Anwalt für Insolvenz an.',
  },
  'us.foreclosure.right-help': {
    says: 'Auf einen vollständigen Antrag auf Hilfe muss man Ihnen antworten, und gegen ein Nein können Sie sich meist wehren (appeal).',
  },
  'us.mortgage.want': {
    says: 'Ihre Hypothekenfirma will die späten Zahlungen und sagt, dass sie vielleicht die Zwangsversteigerung (foreclosure) beginnt.',
  },
  'us.mortgage.reality': {
    says: 'Das ist eine Warnung, kein Verkauf. Viele behalten ihr Haus mit einem Plan, wenn sie früh fragen.',
  },
  'us.mortgage.not-yet': {
    says: 'Meist darf die Zwangsversteigerung (foreclosure) erst beginnen, wenn Sie mehr als 120 Tage im Rückstand sind.',
  },
  'us.mortgage.right-help': {
    says: 'Schicken Sie einen vollständigen Antrag auf Hilfe mehr als 37 Tage vor einem Verkauf. Er muss geprüft werden, und so lange darf nicht verkauft werden.',
  },
  'us.mortgage.right-contact': {
    says: 'Ihr Kreditverwalter (servicer) muss Ihnen bis zum 45. Tag der Verspätung schriftlich sagen, wie Sie Hilfe bekommen.',
  },
  'us.mortgage.right-errors': {
    says: 'Ist die Summe falsch, schicken Sie eine Fehlermeldung (notice of error). Man muss meist innerhalb von 30 Geschäftstagen antworten.',
  },
  'us.mortgage.step-counselor': {
    says: 'Rufen Sie eine von HUD zugelassene Wohnberatung (HUD-approved housing counselor) unter 888-995-4673 an. Es ist kostenlos. Bezahlen Sie nie jemanden, der verspricht, die Zwangsversteigerung zu stoppen.',
  },
  'us.mortgage.option-plan': {
    says: 'Verlangen Sie das Formular für loss mitigation. Bieten Sie einen Rückzahlungsplan, eine Pause oder eine Änderung des Kredits an.',
    title: 'Um einen Plan bitten, um das Haus zu behalten',
    cost: 'Fragen ist kostenlos',
    time: 'Jetzt, vor Tag 120',
    risk: 'Die offene Summe wächst, während Sie warten.',
    bestFor: 'Sie haben etwas Einkommen und wollen bleiben.',
  },
}
