/** Rechte zu häufigen Fragen: das Recht des Vereinigten Königreichs auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RIGHTS_HOME_WORK_DE: Words = {
  'gb.ask-housing.right-deposit-fees': {
    says: 'Ein Vermieter darf für Putzen, Streichen oder normale Abnutzung keine Gebühren nehmen. Von der Kaution darf er nur für echten, bewiesenen Schaden etwas behalten.',
  },
  'gb.ask-housing.right-deposit-scheme': {
    says: 'Ihre Kaution musste binnen 30 Tagen in ein System. Wenn nicht, kann ein Gericht Ihnen das Ein- bis Dreifache zusprechen.',
  },
  'gb.ask-housing.right-homeless-help': {
    says: 'Droht der Verlust der Wohnung binnen 56 Tagen, muss die Gemeinde helfen. Mit Kind muss sie Sie vorerst unterbringen, wenn Sie nirgends hinkönnen.',
  },
  'gb.ask-housing.right-mould-times': {
    says: 'Seit 27. Oktober 2025 müssen soziale Vermieter in England Feuchtigkeit und Schimmel in festen Fristen prüfen. Notfälle müssen sie binnen 24 Stunden angehen.',
  },
  'gb.ask-work.right-pregnancy': {
    says: 'Wegen einer Schwangerschaft zu kündigen oder schlecht zu behandeln ist Diskriminierung. Dieses Recht gilt ab dem ersten Arbeitstag.',
  },
  'gb.ask-work.right-early-conciliation': {
    says: 'Vor einer Klage beim Arbeitsgericht (tribunal) müssen Sie Acas informieren. Das ist kostenlos. Tun Sie es vor Ende der Frist, denn es hält die Frist an.',
  },
  'gb.ask-work.right-minimum-wage': {
    says: 'Abzüge für Schulung, Prüfungen oder Kleidung dürfen Ihren Lohn nicht unter den Mindestlohn drücken. Sie können das HMRC melden oder den Rest verlangen.',
  },
  'gb.ask-work.ni-right-wages': {
    says: 'Ein Arbeitgeber darf nur Lohn abziehen, wenn Gesetz oder Vertrag es erlauben oder Sie vorher schriftlich zustimmten. Das gilt auch für viele, die man selbstständig nennt.',
  },
  'gb.ask-work.ni-right-disability': {
    says: 'In Nordirland darf ein Arbeitgeber Sie wegen einer Behinderung nicht schlechter behandeln und muss faire Anpassungen machen. Eine Mindestzeit im Betrieb ist nicht nötig.',
  },
  'gb.ask-work.ni-right-procedure': {
    says: 'In Nordirland muss ein Arbeitgeber Ihnen erst schreiben, dann mit Ihnen reden, dann einen Einspruch zulassen. Fehlt ein Schritt, ist die Kündigung nach einem Jahr im Betrieb unfair.',
  },
  'gb.ask-work.right-first-choice': {
    says: 'Fällt Ihre Stelle in Schwangerschaft oder Mutterschutz weg, haben Sie Vorrang bei jeder passenden anderen Stelle dort. Sie müssen sich nicht mit anderen messen.',
  },
  'gb.ask-housing.right-things': {
    says: 'Ihre Sachen bleiben Ihre. Der Vermieter muss Ihnen Zeit zum Abholen geben und darf sie nicht wegen Miete behalten.',
  },
}
