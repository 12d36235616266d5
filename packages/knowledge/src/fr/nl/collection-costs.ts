/** Costs that a collector adds to a debt: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const COLLECTION_COSTS_WORDS: Words = {
  'fr.debt.step-no-extra': {
    says: 'Betaal alleen de schuld zelf en de rente die het contract toelaat. Schrap de incassokosten.',
  },
  'fr.debt.right-no-costs': {
    says: 'Incassokosten zonder uitspraak van de rechter zijn voor de schuldeiser, niet voor u. Een beding dat anders zegt, telt niet.',
  },
  'fr.debt.insight-fees': {
    says: 'De brief telt kosten op. Zonder uitspraak van de rechter hoeft u zulke kosten niet te betalen.',
    actionable:
      "Vraag om alleen de schuld en noem artikel L. 111-8 van het wetboek van executie (code des procédures civiles d'exécution).",
  },
  'fr.debt.charge-collection': {
    name: 'Incassokosten zonder uitspraak van de rechter',
    says: 'Voor een uitspraak van de rechter bent u geen incassokosten schuldig.',
  },
  'fr.debt.element-law': {
    name: 'De tekst van artikel L. 111-8 over kosten',
    says: 'Een incassobureau moet de regel afdrukken dat kosten voor de schuldeiser zijn.',
    ifMissing: 'Wij zien artikel L. 111-8 niet. Herinner hen eraan dat de kosten niet voor u zijn.',
  },
}
