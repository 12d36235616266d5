/** A letter before court action in Scotland and Northern Ireland: no Debt Protocol, the plain facts only. The words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const LETTER_BEFORE_CLAIM_NATIONS_DE: Words = {
  'gb.lbc.want-rest': {
    says: 'Sie sollen zahlen oder antworten. Tun Sie beides nicht, lassen sie vielleicht ein Gericht entscheiden.',
  },
  'gb.lbc.who-rest': {
    says: 'Der Brief ist von der Firma, der Sie Geld schulden sollen, oder von ihren Anwälten (solicitors). Sie sind kein Gericht.',
  },
  'gb.lbc.rights-rest': {
    says: 'Sie haben das Recht zu fragen, wofür die Schuld ist, wie sie sich zusammensetzt und welche Daten sie über Sie haben.',
  },
  'gb.lbc.step-check-rest': {
    says: 'Prüfen Sie drei Dinge: Ist es Ihre Schuld, stimmt die Summe, und wie alt ist sie? Erkennen Sie nichts an, bis Sie sicher sind.',
  },
  'gb.lbc.step-advice-rest': {
    says: 'Rufen Sie vor dem Datum im Brief eine kostenlose Schuldnerberatung an. Schreiben Sie dem Absender, dass Sie Rat holen.',
  },
  'gb.lbc.step-old-scotland': {
    says: 'Gab es fünf Jahre keine Zahlung, kein schriftliches Anerkenntnis und kein Gerichtsverfahren? Schreiben Sie, dass die Schuld erloschen ist.',
  },
}
