/** The German words of the rows in ../enquiry-rented-home.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENTED_HOME_DE: Words = {
  'nz.ask.healthy-homes': {
    says: 'Jede Mietwohnung muss jetzt die Regeln für gesundes Wohnen (healthy homes standards) zu Wärme, Feuchte und Luft erfüllen.',
  },
  'nz.ask.repair-notice': {
    says: 'Geben Sie eine Aufforderung (notice) mit 14 Tagen Frist zur Reparatur. Danach kann das Tenancy Tribunal Arbeiten, weniger Miete oder Schadensersatz anordnen.',
  },
  'nz.ask.bond-law': {
    says: 'Eine Kaution (bond) beträgt höchstens vier Wochenmieten und muss innerhalb von 23 Arbeitstagen hinterlegt werden. Der Vermieter muss Schaden beweisen, der über Abnutzung hinausgeht.',
  },
  'nz.ask.fix-it': {
    says: 'Zahlen Sie weiter Miete. Geben Sie dem Vermieter schriftlich 14 Tage zur Reparatur. Tut er nichts, kann das Tenancy Tribunal die Arbeit anordnen, die Miete senken und Ihnen Geld zusprechen.',
  },
  'nz.ask.fixed-term-early': {
    says: 'Eine feste Laufzeit endet nur vorzeitig, wenn der Vermieter zustimmt oder das Tribunal es bei großer Not anordnet. Sie können auch einen Nachmieter vorschlagen; ein Nein braucht einen fairen Grund.',
  },
  'nz.ask.rent-up': {
    says: 'Die Miete darf einmal in 12 Monaten steigen, mit 60 Tagen schriftlicher Ankündigung. Liegt sie weit über dem Markt, kann das Tribunal sie senken.',
    dependsOn: 'die Daten und Ihr Mietvertrag',
  },
  'nz.ask.deposit': {
    says: 'Die Kaution (bond) liegt bei Tenancy Services. Verlangen Sie sie dort. Der Vermieter muss jeden Schaden beweisen; normale Abnutzung zahlen Sie nicht. Sind Sie nicht einverstanden, nutzen Sie das Tribunal.',
  },
  'nz.ask.pets': {
    says: 'Seit dem 1. Dezember 2025 darf ein Vermieter ein Haustier nur aus gutem Grund ablehnen. Er darf eine Kaution für das Tier (pet bond) von zwei Wochenmieten verlangen.',
    dependsOn: 'die Wohnung und das Tier',
  },
  'nz.ask.repairs': {
    says: 'Bitten Sie schriftlich mit Fotos. Passiert nichts, schicken Sie eine Aufforderung mit 14 Tagen Frist (14 day notice to remedy) und stellen Sie einen Antrag beim Tribunal. Zahlen Sie die Miete weiter.',
  },
  'nz.ask.entry': {
    says: 'Man braucht Ihre Zustimmung, oder 48 Stunden Ankündigung für eine Besichtigung und 24 Stunden für Reparaturen. Ein Notfall ist anders.',
  },
  'nz.ask.leaving': {
    says: 'Bei einem unbefristeten Mietvertrag (periodic tenancy) kündigen Sie schriftlich mit mindestens 21 Tagen Frist. Ein befristeter (fixed term) bindet Sie, außer der Vermieter stimmt zu oder das Tribunal beendet ihn wegen einer Notlage.',
    dependsOn: 'die Art der Miete',
  },
}
