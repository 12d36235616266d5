/** Seized cars, insurance, new drivers, the licence and accidents: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const CARS_AND_LICENCES_NL: Words = {
  'gb.car.right-back': {
    says: 'Om de auto terug te krijgen toont u verzekering, rijbewijs en dat hij van u is, en betaalt u de kosten. De brief geeft u ten minste zeven werkdagen. De kosten groeien elke dag.',
  },
  'gb.car.know-insurance': {
    says: 'Rijden zonder verzekering is strafbaar, ook als u het niet wist. De vaste boete is £300 en zes punten. Een rechter kan bijzondere redenen horen.',
  },
  'gb.car.know-new': {
    says: 'Zes punten binnen twee jaar na uw eerste examen beëindigen uw rijbewijs. U moet dan beide examens opnieuw doen.',
  },
  'gb.car.right-record': {
    says: 'Een auto moet verzekerd zijn of buiten gebruik gemeld (SORN). Was hij verzekerd, stuur dan bewijs. Verkocht u hem eerder, meld het de DVLA en zeg het.',
  },
  'gb.car.know-drink': {
    says: 'Te veel drank betekent ten minste 12 maanden rijverbod. Een cursus kan het korter maken. Neem een advocaat voor de zitting; die dag kan er gratis hulp zijn.',
  },
  'gb.car.right-uninsured-other': {
    says: "Was de ander niet verzekerd of reed hij weg, vraag dan het Motor Insurers' Bureau. Meld het snel bij de politie.",
  },
  'gb.car.answer': {
    says: 'Neem nu een verzekering. Breng die met rijbewijs en bewijs dat de auto van u is binnen de tijd van de brief, en betaal de kosten. Ze groeien elke dag.',
  },
  'gb.licence.right-medical': {
    says: "Stuur nieuwe medische feiten en vraag de DVLA om een nieuwe blik. U kunt binnen zes maanden naar een Magistrates' Court, of in Schotland binnen 21 dagen naar een sheriff.",
  },
}
