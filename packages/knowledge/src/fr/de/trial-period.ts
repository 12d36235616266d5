/** The German words of the rows in ../trial-period.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TRIAL_PERIOD_DE: Words = {
  'fr.trial.want': { says: 'Ihr Arbeitgeber beendet Ihre Probezeit (période d’essai).' },
  'fr.trial.reality': {
    says: 'In der Probezeit braucht es keinen Grund und kein Gespräch. Aber es muss um Ihr Können gehen, und eine Frist ist nötig.',
  },
  'fr.trial.right-notice': {
    says: 'Die Frist beträgt in der ersten Woche 24 Stunden, bis zu einem Monat 48 Stunden, nach einem Monat zwei Wochen, nach drei Monaten einen Monat. War sie zu kurz, bekommen Sie den Lohn dafür.',
  },
  'fr.trial.right-length': {
    says: 'Eine Probezeit muss im Vertrag stehen. Sie dauert höchstens zwei Monate bei Arbeitern und Angestellten, drei bei Aufsichtspersonal, vier bei Führungskräften. Sie darf höchstens einmal verlängert werden, nur wenn Vertrag und Branchenvertrag es erlauben und Sie zustimmten.',
  },
  'fr.trial.right-after': {
    says: 'Endete es nach dem letzten Tag der Probezeit? Dann ist es eine Kündigung (licenciement), mit Gespräch, Grund und Geld.',
  },
  'fr.trial.right-void': {
    says: 'Es ist nichtig, wenn der wahre Grund Schwangerschaft, Krankheit, Herkunft, Glaube, Gewerkschaftsarbeit oder eine Meldung von Belästigung ist.',
  },
  'fr.trial.right-papers': {
    says: 'Sie bekommen eine Arbeitsbescheinigung, den fälligen Lohn mit nicht genommenem Urlaub und das Papier für France Travail. Melden Sie sich dort sofort.',
  },
  'fr.trial.right-court': {
    says: "Sie haben zwölf Monate für das Arbeitsgericht (conseil de prud'hommes). Bei Diskriminierung sind es fünf Jahre.",
  },
  'fr.trial.step': {
    says: 'Vergleichen Sie drei Tage: den Beginn des Vertrags, das Ende der Probezeit und den Tag, an dem man es Ihnen sagte.',
  },
  'fr.trial.option': {
    says: "Fordern Sie schriftlich den fehlenden Lohn für die Frist. Lehnt man ab, gehen Sie vor das Arbeitsgericht (conseil de prud'hommes). Einen Anwalt brauchen Sie dort nicht.",
    title: 'Die fehlende Frist fordern',
    cost: 'Ein Brief. Vor Gericht kann ein Beitrag von 50 € anfallen; nicht mit Prozesskostenhilfe.',
    time: 'Einige Wochen.',
    risk: 'Keines.',
    bestFor: 'Man hat es Ihnen zu spät gesagt.',
  },
}
