/** The German words of the rows in ../tickets.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TICKETS_DE: Words = {
  'us.ticket.want': {
    says: 'Eine Stadt, ein Bezirk oder Bundesstaat sagt, dass eine Verkehrs- oder Parkregel gebrochen wurde. Man will eine Strafe oder eine Antwort.',
  },
  'us.ticket.rights-summary': {
    says: 'Sie können zahlen, oder sagen, dass Sie nicht schuldig sind (not guilty), und eine Anhörung (hearing) verlangen.',
  },
  'us.ticket.right-hearing': {
    says: 'Sie haben das Recht auf eine Anhörung (hearing) vor einem Richter oder Beamten. Der Strafzettel nennt den Weg und den letzten Tag.',
  },
  'us.ticket.step-date': {
    says: 'Handeln Sie bis zum Datum auf dem Strafzettel. Es zu verpassen, kann Gebühren bringen und bei Verkehrsstrafzetteln den Führerschein kosten.',
  },
  'us.ticket.step-check': {
    says: 'Prüfen Sie Kennzeichen, Ort, Datum und Code. Fotografieren Sie Schilder und behalten Sie Belege.',
  },
  'us.ticket.option-contest': {
    says: 'Verlangen Sie online, per Post oder persönlich eine Anhörung (hearing) und bringen Sie Ihre Beweise mit.',
    title: 'Anfechten',
    cost: 'An den meisten Orten kostenlos',
    time: 'Bis zum Datum auf dem Strafzettel',
    risk: 'Ein früher Rabatt kann verloren gehen.',
    bestFor: 'Der Strafzettel ist falsch, oder Schilder fehlten.',
  },
  'us.ticket.option-plan': {
    says: 'Sagen Sie dem Gericht, dass Sie nicht zahlen können. Es sollte nach Ihrem Geld fragen, bevor es Sie für Nichtzahlen bestraft.',
    title: 'Um einen Plan oder weniger Strafe bitten',
    cost: 'Jeden Monat ein Teil der Strafe',
    time: 'Vor dem Datum auf dem Strafzettel',
    risk: 'Keines.',
    bestFor: 'Sie können nicht auf einmal zahlen.',
  },
  'us.ticket.private': {
    says: 'Eine Mitteilung von einem privaten Parkplatz ist eine Rechnung, keine Strafe. Nur eine öffentliche Stelle kann Sie bestrafen.',
  },
  'us.ticket.private-step': {
    says: 'Prüfen Sie, wer sie geschickt hat. Ist es eine private Firma, schreiben Sie und verlangen Sie Beweise und den Vertrag, auf den sie sich stützt.',
  },
  'us.ticket.private-option': {
    says: 'Schreiben Sie mit Fotos und Belegen, warum Sie es nicht schulden.',
    title: 'Die private Rechnung bestreiten',
    cost: 'Kostenlos',
    time: 'Vor dem Datum in der Mitteilung',
    risk: 'Man kann sie an eine Inkassofirma geben, die sie beweisen muss.',
    bestFor: 'Schilder waren unklar, oder Sie haben gezahlt.',
  },
}
