/** The German words of the rows in ../enquiry-public.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PUBLIC_DE: Words = {
  'us.ask-public.snap-stopped': {
    says: 'Verlangen Sie jetzt eine Anhörung (fair hearing), am Telefon oder schriftlich. Tun Sie es, bevor die Änderung beginnt, kann die Hilfe weiterlaufen. Insgesamt haben Sie 90 Tage.',
  },
  'us.ask-public.medicaid-stopped': {
    says: 'Schicken Sie, was fehlt, und verlangen Sie jetzt eine Anhörung (fair hearing). Tun Sie es vor dem letzten Tag, kann Medicaid bis zur Entscheidung weiterlaufen.',
  },
  'us.ask-public.cp2000': {
    says: 'Ein CP2000 ist ein Vorschlag, keine Rechnung. Vergleichen Sie ihn mit Ihren Unterlagen und antworten Sie bis zum Datum: zustimmen, oder sagen, warum nicht, mit Beweisen. Sind Sie nicht einverstanden, muss zuerst eine Mitteilung mit 90 Tagen für das Steuergericht (Tax Court) kommen, bevor die IRS eintreiben darf.',
  },
  'us.ask-public.cp14': {
    says: 'Ein CP14 ist die erste Steuerrechnung. Prüfen Sie sie in Ihrem Konto auf IRS.gov. Zahlen Sie oder bitten Sie um einen Plan innerhalb von 21 Tagen, dann vermeiden Sie mehr Zinsen.',
  },
  'us.ask-public.toll-text': {
    says: 'Öffnen Sie den Link nicht und zahlen Sie nicht. Die meisten solchen Nachrichten sind Betrug. Prüfen Sie Ihr Konto auf der eigenen Seite der Mautstelle (toll agency) und melden Sie die Nachricht auf ic3.gov.',
  },
  'us.state.tx.ask-power-cut': {
    says: 'Eine Mitteilung muss mindestens zehn Tage vor dem Abstellen kommen. Bei extremer Hitze oder Kälte, oder solange ein sehr kranker Mensch zu Hause geschützt ist, darf der Strom nicht abgestellt werden. Bitten Sie heute um einen Zahlungsplan.',
    dependsOn: 'der Tag der Mitteilung, das Wetter und wer zu Hause krank ist',
  },
  'us.state.tx.ask-hoa-fine': {
    says: 'In Texas muss ein Eigentümerverein (association) Ihnen zuerst schreiben, eine faire Zeit zum Beheben geben und Sie eine Anhörung verlangen lassen. Verlangen Sie sie innerhalb von 30 Tagen schriftlich.',
    dependsOn: 'ob Sie eine schriftliche Mitteilung bekamen und eine Anhörung verlangen konnten',
  },
  'us.ask-debt.deficiency': {
    says: 'Vielleicht schulden Sie, was der Verkauf nicht deckte. Aber man muss vor dem Verkauf schreiben, fair verkaufen und die Summe erklären. Geschah das nicht, schulden Sie vielleicht weniger oder nichts.',
    dependsOn: 'ob man Ihnen den Verkauf gemeldet und das Auto fair verkauft hat',
  },
}
