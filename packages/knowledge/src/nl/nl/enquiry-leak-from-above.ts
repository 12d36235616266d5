/** Questions about water from the flat above: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEAK_FROM_ABOVE_NL: Words = {
  'nl.ask.leak-above': {
    says: 'Gedeelde leidingen, dak en muren zijn voor de VvE en haar opstalverzekering. Leidingen in de woning boven zijn voor die eigenaar, meestal als die slordig was. Meld het vandaag schriftelijk met foto’s aan beiden en aan uw eigen inboedelverzekering. Stel een laatste dag; daarna kan een rechter herstel bevelen.',
    dependsOn: 'waar de lekkage vandaan komt',
  },
}
