/** Questions about a parent who wants to move away with a child: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MOVING_WITH_A_CHILD_DE: Words = {
  'nl.ask.moving-with-child': {
    says: 'Nein, nicht wenn Sie beide das Sorgerecht (gezag) haben. Dann braucht ein Umzug, der Schule oder Umgang ändert, Ihr Ja. Schreiben Sie sofort, dass Sie nicht einverstanden sind und warum, und bieten Sie Gespräche an. Ohne Ihr Ja muss der andere den Richter fragen. Schon weg? Ein Anwalt kann in Tagen einen Richter bitten (kort geding), dass das Kind zurückkommt. Kein Sorgerecht? Beantragen Sie es jetzt und halten Sie den Umgang ein.',
  },
}
