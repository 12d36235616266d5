/** Questions about the collective settlement of debts: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COLLECTIVE_SETTLEMENT_NL: Words = {
  'be.ask.collective-settlement': {
    says: 'U vraagt het de arbeidsrechtbank met een verzoekschrift; het OCMW of een advocaat helpt gratis. Het kan als u uw schulden duurzaam niet kunt betalen. Vanaf dan stoppen beslagen en interest. Een schuldbemiddelaar krijgt uw inkomen en geeft u leefgeld. Een plan duurt hoogstens zeven jaar, drie tot vijf als de rechter het oplegt. Maak geen nieuwe schulden. De rest kan worden kwijtgescholden.',
  },
}
