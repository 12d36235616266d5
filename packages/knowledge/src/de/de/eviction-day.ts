/** The day on which a court officer clears a home: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_DAY_DE: Words = {
  'de.bailiff.deadline-clearing': {
    says: 'Der Antrag auf Räumungsschutz muss spätestens zwei Wochen vor dem Räumungstermin gestellt sein.',
    action: 'Beim Vollstreckungsgericht Räumungsschutz beantragen (§ 765a ZPO)',
    consequence:
      'Ein späterer Antrag zählt nur, wenn die Gründe neu sind oder Sie verhindert waren.',
  },
  'de.bailiff.step-clearing': {
    says: 'Ein Räumungstermin steht fest. Gehen Sie heute zur Wohnungssicherung Ihrer Stadt und zum Anwalt.',
  },
  'de.bailiff.warn-eviction': {
    says: 'Sie können an einem festen Tag die Wohnung verlieren. Holen Sie sofort Anwalt und Stadt zu Hilfe.',
  },
}
