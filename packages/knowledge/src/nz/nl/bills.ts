/** The Dutch words of the rows in ../bills.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BILLS_NL: Words = {
  'nz.bill.want': { says: 'Zoek de datum waarop ze uiterlijk antwoord willen.' },
  'nz.bill.reality': {
    says: 'Een stroombedrijf moet proberen te helpen voordat het u afsluit. Bel vóór die datum.',
  },
  'nz.bill.who': {
    says: 'Stroombedrijven moeten zich houden aan de Consumer Care Obligations en horen bij Utilities Disputes.',
  },
  'nz.bill.rights': {
    says: 'U kunt een betalingsregeling vragen, vragen of een goedkoper tarief past, en de rekening betwisten.',
  },
  'nz.bill.not-yet': {
    says: 'Ze kunnen uw stroom niet afsluiten zonder schriftelijke berichten en een echte poging om u te bereiken.',
  },
  'nz.bill.right-plan': {
    says: 'U hebt er recht op dat ze u een betalingsregeling aanbieden voordat ze u afsluiten.',
  },
  'nz.bill.right-medical': {
    says: 'Heeft iemand thuis stroom nodig om medische redenen? Zeg het hun. Dan mogen ze u niet afsluiten wegens schuld.',
  },
  'nz.bill.right-udl': {
    says: 'Utilities Disputes kijkt gratis naar klachten over stroom, gas en water.',
  },
  'nz.bill.right-tdr': {
    says: 'Voor telefoon en internet helpt Telecommunications Dispute Resolution gratis.',
  },
  'nz.bill.step-call': { says: 'Bel nu en vraag om een betalingsregeling.' },
  'nz.bill.step-winz': { says: 'Vraag Work and Income om hulp bij een stroomrekening.' },
  'nz.bill.step-check': { says: 'Controleer de meterstand en de datums op de rekening.' },
  'nz.bill.opt-plan': {
    says: 'Bied een bedrag aan dat u kunt volhouden.',
    title: 'Om een betalingsregeling vragen',
    cost: 'Het bedrag dat u afspreekt.',
    time: 'Vóór die datum.',
    risk: 'Als u betalingen mist, kunnen ze stappen nemen.',
    bestFor: 'U bent het schuldig, maar kunt niet alles in één keer betalen.',
  },
  'nz.bill.opt-udl': {
    says: 'Eerst naar het bedrijf. Ga na 20 werkdagen naar Utilities Disputes.',
    title: 'Klagen',
    cost: 'Gratis.',
    time: 'Weken.',
    risk: 'Laag.',
    bestFor: 'De rekening klopt niet, of ze dreigen u af te sluiten.',
  },
  'nz.bill.right-scheme': {
    says: 'Een stroom- of gasbedrijf moet horen bij een gratis geschillendienst, Utilities Disputes.',
  },
  'nz.bill.right-guarantee': {
    says: 'Stroom en gas moeten van aanvaardbare kwaliteit zijn. Diensten moeten met zorg worden gedaan.',
  },
}
