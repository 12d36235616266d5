/** Questions about a job that the employer ends: reasons, notice and pay in its place: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_WORDS: Words = {
  'ca.ask.fired': {
    says: 'Außerhalb von Québec und Stellen unter Bundesrecht darf man ohne Grund kündigen, muss aber eine Frist oder Geld geben. Unterschreiben Sie noch nicht. Fragen Sie einen Anwalt, was fair ist.',
    dependsOn: 'Ihre Provinz, Ihre Arbeitsjahre und der Grund',
  },
  'ca.ask.fired-qc': {
    says: 'In Québec braucht man nach zwei Jahren Arbeit einen guten und ausreichenden Grund. Beschweren Sie sich binnen 45 Tagen bei der CNESST.',
    dependsOn: 'wie lange Sie dort gearbeitet haben und der Grund',
  },
  'ca.ask.laid-off': {
    says: 'Ihnen stehen eine Frist oder Geld zu, und vielleicht eine Abfindung (severance). Beantragen Sie jetzt Arbeitslosengeld (employment insurance). Unterschreiben Sie keine Verzichtserklärung (release), bevor Sie Rat haben.',
    dependsOn: 'Ihre Arbeitsjahre und Ihr Vertrag',
  },
  'ca.ask.notice': {
    says: 'Das Minimum ist in den meisten Provinzen etwa eine Woche je Jahr, bis zu acht Wochen. Richter geben oft mehr.',
    dependsOn: 'Ihre Provinz und Ihre Arbeitsjahre',
  },
  'ca.ask.fired-sick-qc': {
    says: 'Nein. In Québec dürfen Sie bis zu 26 Wochen in 12 Monaten krank fehlen, und eine Entlassung deshalb ist verboten. Beschweren Sie sich binnen 45 Tagen bei der CNESST.',
  },
  'ca.ask.fired-sick': {
    says: 'Eine Entlassung wegen Krankheit verstößt meist gegen die Menschenrechtsgesetze. Beschweren Sie sich binnen eines Jahres. Dazu kann Geld für die Frist kommen, und Ihre Stelle nach einem geschützten Urlaub.',
  },
}
