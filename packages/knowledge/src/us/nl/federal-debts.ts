/** The Dutch words of the rows in ../federal-debts.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FEDERAL_DEBTS_NL: Words = {
  'us.federal.right-offset-notice': {
    says: 'Het kantoor moet minstens 60 dagen vooraf schrijven voor het uw belastingteruggave of uitkering neemt. In die tijd kunt u de schuld betwisten of een plan afspreken.',
  },
  'us.federal.right-offset-safe': {
    says: 'SSI mag niet zo worden genomen. Van andere Social Security is meestal $750 per maand veilig, en hoogstens 15% mag worden ingehouden.',
  },
  'us.veteran.right-waiver': {
    says: 'U hebt een jaar vanaf het eerste bericht om de VA te vragen de schuld kwijt te schelden (waiver). Zeg waarom betalen u in grote moeite brengt.',
  },
  'us.veteran.step-soon': {
    says: 'Schrijf binnen 30 dagen: betwist de schuld, vraag kwijtschelding (waiver), of bied een plan aan. Dan nemen zij meestal nog geen uitkering.',
  },
}
