/** Questions about illness, holidays, overtime and wages that are not paid: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EMPLOYMENT_DE: Words = {
  'ch.ask.unpaid-wages': {
    says: "Schreiben Sie eingeschrieben, setzen Sie eine Frist von etwa einer Woche und drohen Sie an, die Arbeit einzustellen. Danach dürfen Sie die Arbeit verweigern, bis gezahlt ist, und der Lohn läuft weiter. Gehen Sie dann zur Schlichtungsbehörde (bis 30'000 Franken gratis) oder leiten Sie die Betreibung ein. Kündigen Sie nicht fristlos ohne Rat. Kann die Firma nicht zahlen, melden Sie sich beim RAV: Die Kasse zahlt bis vier Monatslöhne.",
  },
  'ch.ask.sick': {
    says: 'Sie behalten den Lohn für eine Zeit, die mit den Jahren wächst, oder ein Taggeld. Nach der Probezeit ist eine Kündigung bei Krankheit nichtig, für 30, 90 oder 180 Tage. Senden Sie ein Arztzeugnis.',
  },
  'ch.ask.holidays': {
    says: 'Sie haben mindestens vier Wochen im Jahr, bis 20 Jahre fünf, davon zwei am Stück. Der Arbeitgeber bestimmt den Zeitpunkt, muss aber Ihre Wünsche beachten. Während der Anstellung dürfen Ferien nicht ausbezahlt werden.',
  },
  'ch.ask.overtime': {
    says: 'Angeordnete oder nötige Überstunden sind mit 25 % Zuschlag zu zahlen oder mit Ihrem Einverständnis durch gleich viel Freizeit auszugleichen. Ein schriftlicher Vertrag kann anderes sagen: Prüfen Sie ihn. Notieren Sie Tag, Stunden und wer es wusste. Fordern Sie bald schriftlich. Sie haben fünf Jahre.',
  },
}
