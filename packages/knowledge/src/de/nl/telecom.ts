/** The Dutch words of Germany: telecom. */
import type { Words } from '@plainletter/contracts/rule'

export const TELECOM_NL: Words = {
  'de.telecom.right-cut': {
    says: 'Ze mogen uw lijn alleen afsluiten als u minstens € 100 schuldig bent en twee weken vooraf een schriftelijke waarschuwing kwam. Bedragen die u met redenen betwistte, tellen niet.',
  },
  'de.telecom.right-dispute': {
    says: 'U kunt een rekening binnen acht weken na aankomst betwisten. Dan moeten ze elk gesprek tonen en de lijn testen.',
  },
  'de.telecom.right-change': {
    says: 'Veranderen ze prijs of voorwaarden? Dan kunt u het contract binnen drie maanden na hun bericht zonder kosten beëindigen. Ze moeten het een maand vooraf zeggen.',
  },
  'de.telecom.right-fault': {
    says: 'Een volledige storing van meer dan twee dagen brengt geld: € 5 of 10% van de maand voor dag drie en vier, dan € 10 of 20%. Bij traag internet kunt u de prijs verlagen.',
  },
  'de.telecom.right-move': {
    says: 'Verhuist u, dan verhuist het contract mee. Kunnen ze het daar niet leveren, dan mag u het met één maand opzegging beëindigen.',
  },
  'de.telecom.step-dispute': {
    says: 'Klopt een bedrag niet? Schrijf nu welk en waarom. Een bedrag dat u op tijd betwistte, kan niet tot afsluiten leiden.',
  },
  'de.telecom.option-arbitration': {
    says: 'Schrijf eerst het bedrijf. Vraag dan de geschillendienst van de Bundesnetzagentur.',
    title: 'Gratis geschillendienst',
    cost: 'Gratis.',
    time: 'Enkele maanden.',
    risk: 'Het bedrijf hoeft de uitkomst niet te aanvaarden.',
    bestFor: 'Het bedrijf luistert niet.',
  },
}
