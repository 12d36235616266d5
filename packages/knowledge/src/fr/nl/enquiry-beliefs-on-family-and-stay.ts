/** Questions that rest on a belief about couples, visits, papers and care: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BELIEFS_ON_FAMILY_AND_STAY_NL: Words = {
  'fr.ask-family.unpaid-so-no-visits': {
    says: 'Geld en omgang staan los van elkaar. Alimentatie die een rechter vaststelde blijft verschuldigd, ook als u het kind niet ziet. Meer dan twee maanden niet alles betalen is een misdrijf. En niemand mag het kind weghouden omdat er geld open staat: ook dat kan een misdrijf zijn. Noteer elke geweigerde dag en doe aangifte, of ga naar de familierechter. Alleen die wijzigt bedrag of omgang.',
  },
  'fr.ask-family.unmarried-home': {
    says: 'De namen in de akte beslissen, niet wie betaalde of hoe lang u samenwoonde. Twee namen: elk heeft het deel uit de akte, de helft als er niets staat. Elk mag verkoop of uitbetaling vragen; wie alleen blijft, is de ander meestal geld schuldig. Eén naam: de woning is van die persoon. De ander kan grote betalingen met bewijs terugvragen. Ga naar een notaris.',
  },
  'fr.ask-stay.care-without-papers': {
    says: 'U kunt worden behandeld. Een ziekenhuis moet zorg geven die niet kan wachten, met of zonder papieren. Na drie maanden in Frankrijk en met weinig inkomen vraagt u de AME aan bij de CPAM: die betaalt arts, ziekenhuis en de meeste medicijnen. Kinderen kunnen die vanaf de eerste dag hebben. De PASS in een ziekenhuis helpt meteen en gratis. Artsen moeten zwijgen.',
  },
  'fr.ask-stay.after-separation': {
    says: 'Hij kan in gevaar zijn als de kaart van het huwelijk komt: het einde van het samenleven telt, niet de echtscheiding. De prefect kan dan verlenging weigeren. Niet als uw partner overleed of er geweld was: zeg dat met bewijs. Met een kind in Frankrijk, lange jaren hier of een baan kunt u een andere kaart vragen. Ga eerst naar een advocaat of de Cimade, en verzwijg niets.',
  },
}
