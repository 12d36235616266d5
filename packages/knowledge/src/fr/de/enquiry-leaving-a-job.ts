/** Questions about the other ends of a job: agreement, resignation, trial period, fixed term, and what is paid: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEAVING_A_JOB_WORDS: Words = {
  'fr.ask-work.dismissal-pay': {
    says: 'Ab acht Monaten: ein Viertel Monatslohn je Jahr bis zehn Jahre, danach ein Drittel. Keine bei schwerem Fehlverhalten (faute grave).',
    dependsOn: 'Ihre Arbeitsjahre und Ihr Lohn',
  },
  'fr.ask-work.resign': {
    says: 'Nach einer eigenen Kündigung (démission) gibt es meist kein Arbeitslosengeld, aber manche Gründe gelten als gut. Fragen Sie France Travail, bevor Sie unterschreiben.',
    dependsOn: 'der Grund',
  },
  'fr.ask-work.trial': {
    says: 'Beide dürfen ohne Grund beenden, aber nicht diskriminieren. Der Arbeitgeber schuldet Frist: 24 Stunden in der ersten Woche, 48 Stunden im ersten Monat, zwei Wochen nach einem Monat, ein Monat nach dreien. Schickt er Sie sofort weg, schuldet er den Lohn dieser Tage. Gehen Sie selbst: 48 Stunden, in der ersten Woche 24. Arbeitslosengeld ist möglich, wenn nicht Sie beendet haben.',
    dependsOn: 'wie lange Sie dort waren',
  },
  'fr.ask-work.fixed-term': {
    says: 'Ein befristeter Vertrag (CDD) endet vorzeitig nur durch Einigung, schweres Fehlverhalten (faute grave), Untauglichkeit, höhere Gewalt oder eine unbefristete Stelle. An seinem Ende bekommen Sie meist 10 % Ihres Lohns.',
    dependsOn: 'wie er endet',
  },
  'fr.ask-work.final-account': {
    says: 'Die Unterschrift bestätigt nur den Erhalt. Sie haben sechs Monate, um per Einschreiben zu widersprechen. Haben Sie nicht unterschrieben, sind es für Lohn drei Jahre.',
  },
  'fr.ask-work.temp-agency': {
    says: 'Die Agentur muss Ihnen binnen drei Werktagen eine ähnliche Arbeit anbieten. Sonst schuldet sie den Lohn bis zum vereinbarten Ende, außer bei schwerer Schuld oder höherer Gewalt. Fordern Sie es schriftlich, dann gehen Sie zum Arbeitsgericht.',
  },
}
