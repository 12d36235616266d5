/** Questions about what may be taken of pay, accounts and homes: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ENFORCEMENT_DE: Words = {
  'es.ask.wage-limit': {
    says: 'Nettolohn bis zum Mindestlohn (1.221 € im Monat 2026) bleibt sicher. Von den nächsten 1.221 € sind es 30 %, danach mehr: bei 1.500 € etwa 84 €, bei 1.300 € etwa 24 €. Gericht oder Behörde muss es anordnen. Wird mehr einbehalten, bitten Sie das Gericht um Korrektur. Für Kindesunterhalt kann ein Richter mehr nehmen. Bei Familie kann er den Teil senken.',
    dependsOn: 'wie viel Sie verdienen und wer es nimmt',
  },
  'es.ask.account': {
    says: 'Fragen Sie die Bank, welches Gericht oder Amt es angeordnet hat. Schicken Sie dann Lohnzettel und Bankpapiere und verlangen Sie, unpfändbaren Lohn oder Rente freizugeben.',
  },
  'es.ask.myth-take-house': {
    says: 'Niemand nimmt ein Haus wegen eines Briefs. Ein Gericht muss entscheiden, und es nimmt zuerst Geld und Lohn.',
  },
  'es.ask.myth-all-wages': {
    says: 'Niemand darf alles nehmen. Der Teil bis zum Mindestlohn gehört Ihnen.',
  },
  'es.ask.court-home': {
    says: 'Verlangen Sie die Papiere und das Aktenzeichen und rufen Sie das Gericht an. Niemand darf ohne Ihr Ja oder die Anordnung eines Richters hinein; ein Inkassomann nie. Übliche Möbel, Kleidung, Essen und Ihr Werkzeug für die Arbeit dürfen nicht gepfändet werden. Bitten Sie um einen kostenlosen Anwalt (abogado de oficio).',
  },
}
