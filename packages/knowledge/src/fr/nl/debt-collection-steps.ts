/** Letters of debt collectors and formal demands (mise en demeure) before any court: what to do. The words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_STEPS_WORDS: Words = {
  'fr.debt.step-check': {
    says: 'Lees eerst de brief. Wie is de schuldeiser? Waarvoor is het? Hoeveel, en sinds wanneer? Betaal of teken niets tot u het weet.',
  },
  'fr.debt.step-age': {
    says: 'Zoek de datum waarop de rekening betaald moest zijn. Is dat meer dan twee jaar geleden, vraag dan gratis advies voor u antwoordt.',
  },
  'fr.debt.step-write': {
    says: 'Schrijf, bel niet. Vraag het contract, de rekeningen en een duidelijke berekening. Zeg dat u niets erkent.',
  },
  'fr.debt.step-help': {
    says: 'Praat met een gratis budgetadviseur (Point conseil budget) als u dit niet kunt betalen naast wat u nodig hebt.',
  },
  'fr.debt.step-plan': {
    says: 'Bent u het schuldig, bied dan schriftelijk een maandbedrag dat u kunt volhouden. Ook een rechter kan tot twee jaar geven.',
  },
  'fr.debt.step-dispute': {
    says: 'Is het fout, zeg het dan per aangetekende brief (recommandé avec avis de réception). Zeg waarom en voeg kopieën toe.',
  },
  'fr.debt.step-too-old': {
    says: "Is het te oud, schrijf dan: „J'invoque la prescription.” Dat betekent: ik beroep me op de verjaring. Betaal er geen deel van.",
  },
  'fr.debt.step-keep': {
    says: 'Bewaar alle brieven en enveloppen. Schrijf elk telefoontje op: dag, uur, naam, woorden.',
  },
  'fr.debt.step-watch': {
    says: 'Laat stukken die een deurwaarder brengt of achterlaat (signification) nooit liggen. De tijd voor verzet tegen een bevel van de rechter is kort.',
  },
}
