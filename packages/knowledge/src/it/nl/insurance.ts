/** The Dutch words of Italy: insurance. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURANCE_WORDS: Words = {
  'it.insurance.want': {
    says: 'Een verzekeraar zegt nee, betaalt minder, beëindigt de polis, of vraagt een premie.',
  },
  'it.insurance.who': { says: 'Dit is een particuliere verzekeraar. IVASS houdt toezicht.' },
  'it.insurance.rights': {
    says: 'U kunt gratis klagen, en dan voor € 20 naar de verzekeringsarbiter (AAS).',
  },
  'it.insurance.reality': {
    says: 'Een eerste nee is niet definitief. Onduidelijke bepalingen worden in uw voordeel gelezen.',
  },
  'it.insurance.no-court': {
    says: 'Voor een onbetaalde premie kan hij zonder rechter uw geld niet nemen.',
  },
  'it.insurance.time': {
    says: 'Uw claim op de polis is na twee jaar te oud (tien bij leven). Een aangetekende brief laat het opnieuw beginnen.',
  },
  'it.insurance.right-reasons': {
    says: 'U hebt recht op duidelijke redenen en mag het dossier en het verslag van de deskundige zien.',
  },
  'it.insurance.right-car-60': {
    says: 'Na een auto-ongeval moet de verzekeraar binnen 60 dagen voor spullen, 90 voor letsel, iets aanbieden of zeggen waarom niet.',
  },
  'it.insurance.right-fifteen': {
    says: 'Betaalt u een latere premie niet, dan loopt de dekking 15 dagen door. Gaan ze niet binnen zes maanden naar de rechter, dan eindigt het contract.',
  },
  'it.insurance.right-arbiter': {
    says: 'Sinds 15 januari 2026 kunt u na een klacht online naar de AAS. Het kost € 20, terug als u wint.',
  },
  'it.insurance.right-two-signs': {
    says: 'Bepalingen die uw rechten beperken, moeten opvallen en apart getekend zijn.',
  },
  'it.insurance.step-reasons': { says: 'Vraag schriftelijk de reden, de bepaling en het verslag.' },
  'it.insurance.step-complain': {
    says: 'Stuur de verzekeraar een klacht (reclamo) per PEC of aangetekend. Hij heeft 45 dagen.',
  },
  'it.insurance.step-aas': {
    says: 'Zegt hij nee of zwijgt hij? Ga binnen 12 maanden na de klacht online naar de AAS.',
  },
  'it.insurance.step-clock': {
    says: 'Stop de twee jaar met een aangetekende brief of PEC die het bedrag eist.',
  },
  'it.insurance.step-proof': {
    says: 'Bewaar foto’s, rekeningen en verslagen. Meld nieuwe schade binnen drie dagen.',
  },
  'it.insurance.option-complain': {
    says: 'Eerst de verzekeraar, dan de arbiter, online en zonder advocaat.',
    title: 'Klagen, dan AAS',
    cost: '€ 20.',
    time: '45 dagen, dan enkele maanden.',
    risk: 'Hij beslist alleen op papieren.',
    bestFor: 'Het nee heeft geen duidelijke reden.',
  },
  'it.insurance.option-court': {
    says: 'Eerst komt bemiddeling of een gesprek met advocaten. Dan een rechter.',
    title: 'Naar de rechter gaan',
    cost: 'Advocaat en griffierecht, of rechtshulp.',
    time: 'Jaren.',
    risk: 'Kosten als u verliest.',
    bestFor: 'Een groot bedrag en goed bewijs.',
  },
  'it.insurance.insight-late-notice': {
    says: 'De schade laat melden beëindigt uw recht niet, tenzij u het met opzet deed.',
    actionable: 'Zeg waarom het laat was.',
  },
  'it.insurance.warning-quittance': {
    says: 'Teken niet dat het bedrag alles regelt (quietanza a saldo) als het te laag is. U kunt het als deelbetaling aannemen.',
  },
  'it.insurance.right-lawyers': {
    says: 'Vóór een zaak over een aanrijding moet u de andere kant uitnodigen voor overleg met advocaten (negoziazione assistita).',
  },
}
