/** Dutch: the words of the rows in ../tax-codes-and-errors.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_CODES_AND_ERRORS_NL: Words = {
  'gb.tax.right-careful': {
    says: 'Wie zorgvuldig was en zich toch vergiste, krijgt geen boete. Was u slordig, dan wordt de boete veel lager als u het HMRC zegt voordat zij het vinden.',
  },
  'gb.tax.right-code': {
    says: 'U kunt bezwaar maken tegen een tax code. Zeg HMRC waarom die niet klopt. Komt u er niet uit, dan kunt u naar de belastingrechter.',
  },
  'gb.tax.right-points': {
    says: 'Eén punt kost niets; bij het vierde komt £200. HMRC zei geen punten te geven voor late kwartaalberichten in 2026-27. Vraag het punt te schrappen of ga binnen 30 dagen in beroep. Een goede reden telt.',
  },
  'gb.tax.right-estate': {
    says: 'Met een goede reden voor de late aangifte is er geen boete. Die is nooit hoger dan de belasting zelf. Belasting op huis of grond kan in tien jaarlijkse delen.',
  },
  'gb.tax.right-vat-late': {
    says: 'Een goede reden neemt de boete weg. Ook een betaalplan dat in de eerste 15 dagen is gevraagd; binnen 30 dagen halveert het die. Vraag herziening of ga binnen 30 dagen naar de belastingrechter.',
  },
  'gb.tax.right-come-forward': {
    says: 'U hoeft de verklaring niet te tekenen. Controleer eerst uw aangiften. Ontbreekt er iets, dan maakt zelf melden de boete veel lager. Een belastingadviseur kan helpen.',
  },
  'gb.tax.right-their-delay': {
    says: 'Had HMRC de gegevens en gebruikte het die niet? U kunt vragen oude belasting te schrappen. Het moet u meer dan een jaar na het belastingjaar zijn gezegd, en u mocht denken dat alles klopte.',
  },
}
