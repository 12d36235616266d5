/** The German words of the rows in ../enquiry-plant-closing.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PLANT_CLOSING_DE: Words = {
  'us.fact.closing-release': {
    says: 'Unterschreiben Sie noch nicht. Firmen ab 100 Leuten schulden vor einer Schließung meist 60 Tage schriftliche Ankündigung, sonst bis zu 60 Tage Lohn und Leistungen. Ein verlorener Auftrag entschuldigt nur, wenn er plötzlich kam; das muss die Firma beweisen. Mit einem Verzicht (release) geben Sie das auf. Ab 40: 45 Tage Bedenkzeit und 7 zum Widerruf. Arbeitslosengeld beantragen, Anwalt fragen.',
  },
  'us.fact.warn-excuse': {
    says: 'Diese Ausrede muss die Firma beweisen. Ein verlorener Auftrag zählt nur, wenn er plötzlich kam und nicht vorhersehbar war. Selbst dann muss sie so bald wie möglich schriftlich und mit Grund Bescheid geben. Fehlt das Papier, spricht das für Sie. Klagen kann man vor dem Bundesgericht, auch als Gruppe, auf bis zu 60 Tage Lohn und Leistungen. Bei Insolvenz melden Sie die Forderung an.',
  },
  'us.ask-work.layoff-notice': {
    says: 'Eine Firma mit 100 oder mehr Vollzeitkräften muss es 60 Tage vorher schriftlich ankündigen, wenn sie einen Betrieb schließt, in dem 50 ihre Arbeit verlieren. Das gilt auch für die meisten Massenentlassungen. Sonst können Sie Lohn und Leistungen für jeden fehlenden Tag verlangen, bis zu 60. Enge Ausnahmen muss sie beweisen. Kein Verzicht ohne Anwalt. Kleinere Firmen nur in manchen Staaten.',
  },
}
