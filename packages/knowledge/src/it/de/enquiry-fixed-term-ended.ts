/** Questions about a fixed-term job that the boss ends early: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FIXED_TERM_ENDED_DE: Words = {
  'it.ask.fixed-term-early': {
    says: 'Nein. Ein befristeter Vertrag endet früher nur aus schwerem Grund (giusta causa) oder mit Ihrer Zustimmung. Wenig Arbeit ist keiner. Schickt man Sie weg, können Sie den Lohn bis zum Ende fordern, abzüglich anderer Verdienste. Unterschreiben Sie nichts. Schreiben Sie sofort per Einschreiben oder PEC, dass Sie widersprechen und arbeitsbereit sind. Binnen 60 Tagen, mit Gewerkschaft; NASpI beantragen.',
  },
}
