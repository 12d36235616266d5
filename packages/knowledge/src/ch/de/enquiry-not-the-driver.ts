/** Questions about a traffic fine of someone who did not drive: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NOT_THE_DRIVER_DE: Words = {
  'ch.ask.not-the-driver': {
    says: 'Ist es ein Strafbefehl? Erheben Sie binnen zehn Tagen schriftlich Einsprache, ohne Grund, und sagen Sie nur, dass Sie nicht gefahren sind. Wer fuhr, muss man Ihnen beweisen. Sich selbst und nahe Angehörige müssen Sie nicht belasten. Ist es eine kleine Ordnungsbusse? Sie trifft den Halter: Sie zahlen oder nennen binnen 30 Tagen den Fahrer. Frei sind Sie, wenn Sie glaubhaft machen, dass es trotz Ihrer Sorgfalt gegen Ihren Willen benutzt wurde. Nennen Sie nie eine falsche Person.',
  },
}
