/** Questions about losing or leaving a job: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_DE: Words = {
  'gb.ask-work.unfair-dismissal': {
    says: 'Endet die Arbeit vor dem 1. Januar 2027, brauchen Sie meist zwei Jahre. Ab diesem Tag sind es sechs Monate. Manche Gründe, etwa Schwangerschaft oder Diskriminierung, brauchen keine Zeit.',
    dependsOn: 'wie lange Sie dort arbeiteten und warum Sie die Arbeit verloren',
  },
  'gb.ask-work.two-years': {
    says: 'Bis 31. Dezember 2026 brauchen die meisten zwei Jahre Arbeit für eine Klage wegen unfairer Kündigung (unfair dismissal). Ab 1. Januar 2027 reichen sechs Monate, und die Obergrenze fällt weg.',
    dependsOn: 'der Tag, an dem Ihre Arbeit endet',
  },
  'gb.ask-work.resign': {
    says: 'Holen Sie Rat, bevor Sie kündigen. Bricht der Arbeitgeber den Vertrag schwer, kann Ihr Gehen als Kündigung durch ihn zählen. Das ist schwer zu beweisen. Beschweren Sie sich zuerst schriftlich (grievance).',
  },
  'gb.ask-work.ni-dismissal': {
    says: 'In Nordirland brauchen Sie meist ein Jahr Arbeit, nicht zwei, und haben drei Monate für die Klage. Der Arbeitgeber muss zuerst schreiben, mit Ihnen reden und Berufung anbieten. Fehlen diese Schritte, ist die Entlassung schon deshalb unfair. Rufen Sie jetzt die Labour Relations Agency an, kostenlos: 03300 555 300. Verlangen Sie Kündigungslohn.',
    dependsOn: 'wie lange Sie dort arbeiteten und warum Sie die Arbeit verloren',
  },
  'gb.ask-work.dismissed-under-two-years': {
    says: 'Nein, meistens nicht, wenn die Arbeit vor dem 1. Januar 2027 endet: Sie brauchen zwei Jahre. Ab diesem Tag reichen sechs Monate. Manche Gründe brauchen keine Zeit, etwa Schwangerschaft, Herkunft (race) oder weil Sie ein gesetzliches Recht verlangten.',
  },
  'gb.ask-work.sacked-while-sick': {
    says: 'Melden Sie sich bald bei Acas, denn eine kurze Frist läuft. Krankheit verbietet eine Kündigung nicht, aber sie braucht einen fairen Grund und faire Schritte. Dafür brauchen Sie zwei Jahre im Job, oder sechs Monate, wenn er ab 1. Januar 2027 endet. Ist die Krankheit eine Behinderung, ist keine Mindestzeit nötig. Verlangen Sie den Lohn für die Kündigungsfrist.',
  },
}
