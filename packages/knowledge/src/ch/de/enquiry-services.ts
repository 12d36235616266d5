/** Questions about contracts that run on, gyms and tradespeople: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SERVICES_DE: Words = {
  'ch.ask.end-service': {
    says: 'Suchen Sie in den Bedingungen die Frist und kündigen Sie eingeschrieben. Einen reinen Auftrag können Sie jederzeit beenden. Bei langer Krankheit oder Umzug gibt es vielleicht einen wichtigen Grund. Stille Verlängerungen verbietet kein Gesetz.',
  },
  'ch.ask.gym-ill': {
    says: 'Können Sie lange nicht trainieren, dürfen Sie aus wichtigem Grund vorzeitig kündigen. Schicken Sie eingeschrieben ein Arztzeugnis, dass und wie lange Sie nicht trainieren können. Bei kürzerer Krankheit gibt es meist nur eine Zeitgutschrift. Lesen Sie die AGB. Den wichtigen Grund können sie nicht ausschliessen.',
  },
  'ch.ask.trade-bill': {
    says: 'Ein fester Preis gilt, auch wenn die Arbeit mehr Mühe machte. Bei einem ungefähren Kostenvoranschlag zahlen Sie meist bis etwa 10 % mehr. Darüber dürfen Sie kürzen oder zurücktreten, wenn Sie es nicht verursacht haben. Ohne Preis ist nur der angemessene Aufwand fällig. Zahlen Sie das Richtige und bestreiten Sie den Rest schriftlich.',
  },
}
