/** Questions about builders and other work that was done badly: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRADESPEOPLE_DE: Words = {
  'au.ask.builder': {
    says: 'Schreiben Sie, was falsch ist, und nennen Sie einen Tag, bis zu dem es behoben sein soll. Arbeit muss sorgfältig gemacht werden. Gehen Sie dann zum Verbraucheramt (fair trading) oder zum Tribunal Ihres Bundesstaats.',
  },
  'au.ask.builder-qld': {
    says: 'Schreiben Sie dem Bauunternehmer und geben Sie ihm Zeit. Tut er nichts, beschweren Sie sich bei der Queensland Building and Construction Commission; sie kann Reparaturen anordnen und über ihre Versicherung zahlen.',
  },
  'au.ask.bad-service': {
    says: 'Arbeit muss sorgfältig und fachgerecht sein. Schreiben Sie und geben Sie Zeit für kostenlose Nachbesserung. Ist der Mangel groß, können Sie den Vertrag beenden, jemand anderen zahlen und die Kosten beim Tribunal fordern.',
  },
}
