/** The Dutch words of the rows in ../policy-cancelled.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const POLICY_CANCELLED_NL: Words = {
  'ca.cover.step-now': {
    says: 'Bel nu de verzekeraar. Vraag of de dekking doorgaat als u betaalt of stuurt wat ontbreekt, en krijg het op papier.',
  },
  'ca.cover.right-notice': {
    says: 'De wet van uw provincie bepaalt hoeveel dagen van tevoren u een bericht op papier moet krijgen. Controleer of uw termijn lang genoeg is.',
  },
  'ca.cover.right-refund': {
    says: 'Beëindigen zij de dekking eerder, dan krijgt u de premie voor de resterende tijd terug.',
  },
  'ca.cover.warn-drive': {
    says: 'Is het voor een auto, rijd dan niet meer als de dekking is geëindigd. Dat is een strafbaar feit met een hoge boete.',
  },
  'ca.cover.step-new': {
    says: 'Zoek nieuwe dekking vanaf dezelfde dag. Klopte het niet, klaag dan bij de verzekeraar, daarna bij zijn gratis ombudsdienst (ombudservice).',
  },
}
