/** Questions about illness, pregnancy and parental leave at work: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HEALTH_AT_WORK_WORDS: Words = {
  'fr.ask-work.sick': {
    says: 'Niemand darf Ihnen kündigen, weil Sie krank sind. Ein anderer wirklicher Grund kann zählen, oder ein langes Fehlen, das den Betrieb stört.',
    dependsOn: 'der wahre Grund',
  },
  'fr.ask-work.parental-leave': {
    says: 'Nach einem Jahr im Betrieb haben Sie bis zum dritten Geburtstag des Kindes ein Recht darauf, und der Chef kann nicht ablehnen. Beantragen Sie es per Einschreiben zwei Monate vorher. Direkt nach dem Mutterschutz reicht ein Monat.',
  },
  'fr.ask-work.sick-pay-late': {
    says: 'Prüfen Sie, ob der Schein des Arztes und die Lohnbescheinigung des Arbeitgebers bei der CPAM sind: Ohne sie wird nichts gezahlt. Schreiben Sie auf ameli.fr. Gegen eine Ablehnung haben Sie zwei Monate für die Kommission (CRA). In Not fragen Sie den Sozialdienst der CPAM.',
  },
  'fr.ask-work.unfit': {
    says: 'Der Arbeitgeber muss zuerst Arbeit suchen, die der Betriebsarzt erlaubt. Einen Monat nach dem Befund, ohne neue Arbeit und ohne Kündigung, muss er wieder Lohn zahlen. Sie haben 15 Tage, um den Befund beim Arbeitsgericht (prud’hommes) anzufechten.',
  },
  'fr.ask-work.burn-out': {
    says: 'Gehen Sie zu Ihrem Arzt: Er kann Sie krankschreiben. Bitten Sie um einen Besuch beim Betriebsarzt, und schreiben Sie dem Arbeitgeber, was Ihnen schadet: Er muss Ihre Gesundheit schützen. Behalten Sie Belege. Die CPAM kann es als Berufskrankheit anerkennen, aber nur in schweren Fällen.',
  },
}
