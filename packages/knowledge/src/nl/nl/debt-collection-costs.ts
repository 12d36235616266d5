/** The 14-day letter (veertiendagenbrief), and what a collection firm may add to a debt: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_COSTS_WORDS: Words = {
  'nl.debt.deadline-14': {
    says: 'U hebt 14 dagen vanaf de dag nadat u de eerste aanmaning krijgt. Tot dan bent u geen incassokosten schuldig.',
    action: 'Betaal of betwist de schuld voordat er incassokosten komen',
    consequence: 'Daarna mogen ze de wettelijke incassokosten vragen.',
    service: 'Een brief komt vaak de volgende dag. Uw 14 dagen beginnen de dag nadat hij er is.',
  },
  'nl.debt.right-14': {
    says: 'U hebt recht op een gratis aanmaning en 14 volle dagen om te betalen, vanaf de dag na aankomst. Zonder die brief zijn er geen incassokosten.',
  },
  'nl.debt.right-costs': {
    says: 'De kosten zijn hoogstens 15 % van de eerste € 2.500, met minimaal € 40. Voor hogere delen geldt een lager percentage.',
  },
  'nl.debt.option-pay': {
    title: 'Binnen 14 dagen betalen',
    says: 'Betaal de rekening zonder incassokosten.',
    cost: 'De rekening.',
    time: 'Vandaag.',
    risk: 'U verliest misschien een verweer.',
    bestFor: 'De rekening klopt en u kunt betalen.',
  },
  'nl.debt.insight-14': {
    says: 'Veel brieven vragen meteen kosten. Zonder een goede veertiendagenbrief bent u als consument die niet schuldig.',
    actionable: 'Vraag op welke dag de veertiendagenbrief is verstuurd, en vraag een kopie.',
  },
  'nl.debt.element-14': {
    name: '14 dagen om te betalen',
    says: 'Een eerste aanmaning moet u 14 dagen geven vanaf de dag na ontvangst.',
    ifMissing: 'Zonder dit bent u geen incassokosten schuldig.',
  },
  'nl.debt.element-costs': {
    name: 'Het bedrag van de kosten',
    says: 'Een eerste aanmaning moet noemen welke kosten volgen als u niet betaalt.',
    ifMissing: 'Zonder dit bedrag bent u geen incassokosten schuldig.',
  },
  'nl.debt.charge-cap': {
    name: 'Incassokosten',
    says: 'Incassokosten zijn nooit hoger dan € 6.775. Voor de meeste schulden is de grens veel lager.',
  },
}
