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
  'nz.ask.notice-days': {
    says: 'Bei einer unbefristeten Miete brauchen 90 Tage keinen Grund; 42 Tage brauchen einen aus dem Gesetz. Eine Kündigung zur Strafe ist unwirksam: Gehen Sie binnen 28 Arbeitstagen zum Tribunal.',
  },
  'nz.ask.fix-it': {
    says: 'Zahlen Sie weiter Miete. Geben Sie dem Vermieter schriftlich 14 Tage zur Reparatur. Tut er nichts, kann das Tenancy Tribunal die Arbeit anordnen, die Miete senken und Ihnen Geld zusprechen.',
  },
  'nz.ask.fixed-term-early': {
    says: 'Eine feste Laufzeit endet nur vorzeitig, wenn der Vermieter zustimmt oder das Tribunal es bei großer Not anordnet. Sie können auch einen Nachmieter vorschlagen; ein Nein braucht einen fairen Grund.',
  },
}
