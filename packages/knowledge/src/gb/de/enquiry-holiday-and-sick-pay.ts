/** Questions about holiday pay and sick pay: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOLIDAY_AND_SICK_PAY_DE: Words = {
  'gb.ask-work.holiday': {
    says: 'Die meisten bekommen 5.6 Wochen bezahlten Urlaub im Jahr, bei Teilzeit anteilig. Gehen Sie, muss verdienter und nicht genommener Urlaub bezahlt werden.',
  },
  'gb.ask-work.sick-pay': {
    says: 'Seit 6. April 2026 bekommen die meisten Beschäftigten ab dem ersten vollen Tag Krankengeld: £123,25 die Woche oder 80 % des üblichen Lohns, wenn das weniger ist. Niedriger Lohn schließt Sie nicht mehr aus. Sieben Tage lang reicht Ihre eigene Erklärung, dann brauchen Sie eine fit note. Lehnen sie ab, verlangen Sie den Grund schriftlich (Formular SSP1) und rufen Sie HMRC oder Acas an.',
  },
  'gb.ask-work.zero-hours-holiday': {
    says: 'Auch mit Null-Stunden-Vertrag verdienen Sie bezahlten Urlaub. Bei wechselnden Stunden sind es 12.07% der gearbeiteten Stunden. Mit jedem Lohn darf er nur gezahlt werden, wenn er dazukommt und getrennt auf dem Lohnzettel steht. Urlaub „im Stundenlohn“ zählt nicht. Beim Ausscheiden ist offener Urlaub zu bezahlen. Schreiben Sie dem Chef Stunden mal 12.07%, dann rufen Sie in der Frist Acas an: 0300 123 1100.',
  },
  'gb.ask-work.holiday-part-time': {
    says: 'Nehmen Sie die Arbeitstage pro Woche mal 5,6. Das sind bei zwei Tagen 11,2 bezahlte Urlaubstage im Jahr, bei drei 16,8 und bei vier 22,4. Feiertage (bank holidays) können darin enthalten sein. Wechseln Ihre Stunden oder arbeiten Sie nur einen Teil des Jahres, sammeln Sie 12,07 % der gearbeiteten Stunden an. Ihr Vertrag darf mehr geben, nie weniger.',
  },
}
