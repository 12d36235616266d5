/** Questions about the terms of work: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TERMS_OF_WORK_DE: Words = {
  'ie.ask.tips': {
    says: 'In Cafés, Kneipen, Hotels, Friseursalons und einigen anderen Branchen muss Trinkgeld per Karte oder App fair unter dem Personal verteilt werden. Es darf Ihren Lohn nicht ersetzen. Verlangen Sie die schriftliche Regelung und Ihren Anteil. Beschweren Sie sich binnen sechs Monaten bei der WRC. Das ist kostenlos.',
  },
  'ie.ask.written-terms': {
    says: 'Verlangen Sie ihn schriftlich. Die wichtigsten Bedingungen müssen Sie binnen fünf Tagen bekommen, den Rest binnen eines Monats. Auch ohne sie gelten Mindestlohn, Urlaub, Ruhezeit und Kündigungsfrist. Kommt nichts, beschweren Sie sich kostenlos bei der WRC; sie kann bis zu vier Wochenlöhne zusprechen.',
  },
  'ie.ask.work-permit': {
    says: 'Ein Arbeitgeber darf Sie nicht für die Arbeitserlaubnis (employment permit) oder die Anwerbung zahlen lassen und Ihren Pass nicht behalten. Das ist strafbar. Mit den meisten Erlaubnissen (general oder critical skills) können Sie nach neun Monaten den Wechsel zu einem anderen Arbeitgeber beantragen. Verlangen Sie jede Forderung schriftlich und beschweren Sie sich bei der WRC.',
  },
  'ie.ask.rest-and-hours': {
    says: 'Ihnen stehen jede Woche 24 freie Stunden am Stück zu, 11 Stunden zwischen den Schichten und eine Pause von 15 Minuten nach viereinhalb Stunden oder 30 nach sechs. Im Schnitt sind 48 Stunden pro Woche das Höchste. Zusatzstunden brauchen einen Tag Vorlauf. Sonst zählt Ihr Vertrag. Die WRC ist kostenlos.',
  },
  'ie.ask.sunday': {
    dependsOn: 'ob Ihr Vertrag sagt, dass der Lohn den Sonntag schon enthält',
    says: 'Für Sonntage muss es etwas mehr geben, außer Ihr Lohn enthält es klar: mehr je Stunde, eine Summe oder bezahlte freie Zeit. Fair ist oft ein Viertel bis ein Drittel mehr. Fragen Sie schriftlich. Dann hilft kostenlos die Workplace Relations Commission, binnen sechs Monaten.',
  },
}
