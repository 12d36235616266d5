/** What to do about a court judgment: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_JUDGMENT_STEPS_NL: Words = {
  'gb.judgment.step-read': {
    says: 'Zoek de datum van het vonnis, het bedrag en hoe u moet betalen: meteen, of een bedrag per maand. Zet de data in uw agenda.',
  },
  'gb.judgment.step-request': {
    says: 'Bel de rechtbank vandaag en vraag of het vonnis er al is. Zo niet, stuur meteen uw verweer of uw aanbod om te betalen.',
  },
  'gb.judgment.step-wrong': {
    says: 'Kreeg u de eis nooit, of bent u het niet schuldig? Doe deze week iets. Vraag de rechter met formulier N244 het te vernietigen (set aside).',
  },
  'gb.judgment.step-afford': {
    says: 'Bent u het schuldig maar kunt u zo niet betalen? Vraag de rechter met formulier N245 om kleinere betalingen.',
  },
  'gb.judgment.step-advice': {
    says: 'Bel een gratis schuldadviseur. Die helpt elke dag met deze formulieren. Vraag ook naar hulp met de kosten van de rechtbank.',
  },
  'gb.judgment.step-scotland': {
    says: 'Vraag nu schuldadvies (money advice). Kreeg u een charge? Dan kunt u om een time to pay order vragen. Wist u niets van de zaak? Vraag naar intrekking (recall).',
  },
  'gb.judgment.step-pay-month': {
    says: 'Betaal alles binnen één maand na de datum van het vonnis als u kunt. Stuur de rechtbank dan bewijs.',
  },
  'gb.judgment.step-keep-paying': {
    says: 'Betaalt u in delen? Regel een vaste overboeking (standing order) enkele dagen vóór elke datum. Eén gemiste betaling kan deurwaarders (bailiffs) brengen.',
  },
  'gb.judgment.step-set-aside-grounds': {
    says: 'Schrijf op het formulier waarom het niet klopt en wat uw verweer is. Schrijf wanneer u het voor het eerst hoorde. Stuur bewijs, zoals uw oude adres.',
  },
  'gb.judgment.step-check-register': {
    says: 'U kunt uw naam in het register van vonnissen opzoeken bij Registry Trust. Ga na of dit vonnis echt is en klopt.',
  },
}
