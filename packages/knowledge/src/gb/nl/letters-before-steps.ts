/** Wat er eerst moet komen voor de rechter: het recht van het Verenigd Koninkrijk in het Nederlands. */
import type { Words } from '@plainletter/contracts/rule'

export const LETTERS_BEFORE_STEPS_NL: Words = {
  'gb.rent.notice-first': {
    says: 'Er kan geen zaak beginnen zonder formele opzegging (notice). Bij een particuliere woning of housing association is dat meestal een section 8 notice.',
  },
  'gb.home.section-8-now': {
    says: 'Om de woning terug te krijgen, moet de verhuurder nu section 8 gebruiken: een wettelijke reden, de juiste termijn en bewijs bij de rechter.',
  },
  'gb.bill.water-paying-fair': {
    says: 'Ofwat verwacht dat uw waterbedrijf helpt als u krap zit. Vraag een haalbare regeling, en een lagere rekening bij een laag inkomen.',
  },
  'gb.bill.warrant-hearing': {
    says: 'Een warrant om binnen te gaan vraagt het ja van de rechter. U kunt gaan zeggen waarom niet, of eerst een regeling met het bedrijf maken.',
  },
  'gb.tax.goods-notice': {
    says: 'Voordat HMRC spullen pakt, moet het dat aankondigen en zeven volle dagen wachten. Een regeling in die tijd stopt het.',
  },
  'gb.music.before-court': {
    says: 'Voor een zaak horen zij hun eis uit te leggen en u redelijke tijd te geven. Antwoord op papier, want een rechter kan naar beide kanten kijken.',
  },
  'gb.cease.libel-protocol': {
    says: 'Een brief over laster (libel) hoort de precieze woorden te noemen, wat onwaar is en welke ernstige schade er kwam. Meestal hoort u 14 dagen te krijgen.',
  },
  'gb.home.right-eviction-day': {
    says: 'U moet de dag van de ontruiming ten minste 14 dagen vooraf op papier horen. Zo niet, vraag de rechter om een stop.',
  },
  'gb.rent.council-notice-first': {
    says: 'Er kan geen zaak beginnen zonder formele aanzegging (notice) van de gemeente. Bij huur moet de rechter ontruiming ook redelijk vinden.',
  },
}
