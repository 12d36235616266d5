/** Decisions of insurers: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURANCE_NL: Words = {
  'jp.buy.insure-want': { says: 'Uw verzekeraar zegt wat hij betaalt, of waarom niet.' },
  'jp.buy.insure-step': { says: 'Vraag schriftelijk de reden en de bepaling. Bel dan 188.' },
  'jp.buy.insure-right': { says: 'U kunt vragen waarop de beslissing rust.' },
  'jp.buy.insure-option': {
    says: 'Stuur papieren die u gelijk geven.',
    title: 'Vragen opnieuw te kijken',
    cost: 'Niets.',
    time: 'Weken.',
    risk: 'Termijnen lopen door.',
    bestFor: 'U denkt dat het nee verkeerd is.',
  },
  'jp.insure.reality': {
    says: 'Dit is de mening van de verzekeraar. U kunt opnieuw vragen en gratis klagen.',
  },
  'jp.insure.right-three-years': {
    says: 'U kunt drie jaar lang eisen. Daarna kan de eis vervallen.',
  },
  'jp.insure.right-disclosure': {
    says: 'Zeggen ze dat u iets verzwegen hebt? Dan moet het gevraagd zijn, en moeten ze binnen één maand na hun ontdekking iets doen. Schade die daar los van staat, moeten zij toch betalen.',
  },
  'jp.insure.right-pay-time': {
    says: 'Ze moeten betalen binnen een redelijke tijd om te controleren. Later zijn ze rente schuldig.',
  },
  'jp.insure.step-review': {
    says: 'Klaag bij de verzekeraar. Gebruik dan de gratis geschillendienst voor verzekeringen (金融ADR).',
  },
}
