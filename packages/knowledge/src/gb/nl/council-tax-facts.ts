/** What a council tax letter means in England and Wales: facts, limits and changes. The words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const COUNCIL_TAX_FACTS_NL: Words = {
  'gb.council-tax.fact-wants-reminder': {
    says: 'De gemeente (council) zegt dat een termijn te laat is. Ze wil het late deel binnen 7 dagen, zodat u uw maandelijkse regeling houdt.',
  },
  'gb.council-tax.fact-wants-final': {
    says: 'De gemeente (council) wil nu de hele rest van het jaar, niet alleen het late deel. U kunt nog een regeling vragen.',
  },
  'gb.council-tax.fact-wants-summons': {
    says: 'De gemeente (council) vraagt de rechter (magistrates) om een liability order. Dat is een bevel van de rechter dat u deze belasting schuldig bent.',
  },
  'gb.council-tax.fact-wants-order': {
    says: 'De rechter heeft een liability order gegeven. De gemeente (council) kan nu geld van loon of uitkering halen, of deurwaarders (bailiffs) sturen. Spreek dus eerst een regeling af.',
  },
  'gb.council-tax.fact-wants': {
    says: 'De gemeente (council) wil gemeentebelasting (council tax) die volgens haar niet is betaald. Ze maakt liever een regeling dan dat ze naar de rechter gaat.',
  },
  'gb.council-tax.fact-rights': {
    says: 'U kunt een regeling vragen die u kunt betalen, en een lagere rekening. Veel mensen missen een korting die ze kunnen krijgen.',
  },
  'gb.council-tax.fact-reality': {
    says: 'Deze schuld komt op de eerste plaats, omdat gemeenten veel macht hebben. Maar er is nog niets bij de rechter. Eén telefoontje kan het stoppen.',
  },
  'gb.council-tax.fact-reality-unclear': {
    says: 'Deurwaarders (bailiffs) hebben eerst een liability order van de rechter nodig. Vraag de gemeente (council) vandaag of die er is. Zo ja, spreek een regeling af voordat ze komen.',
  },
  'gb.council-tax.fact-reality-court': {
    says: 'Een liability order is geen gewoon vonnis (county court judgment) en komt niet in uw kredietdossier. Maar de gemeente kan ermee op veel manieren innen.',
  },
  'gb.council-tax.fact-who': {
    says: 'Uw gemeente (council) stuurt deze rekening. De rekening betaalt diensten in uw buurt, en de gemeente mag die volgens de wet innen.',
  },
  'gb.council-tax.fact-organisation': {
    says: 'Praat met de afdeling council tax van de gemeente, niet met de rechtbank. De rechter kijkt alleen of de rekening is gemaakt, gestuurd en niet betaald.',
  },
  'gb.council-tax.fact-ombudsman': {
    says: 'Behandelt de gemeente (council) u oneerlijk? Klaag eerst bij haar. Daarna kunt u gratis naar de Local Government and Social Care Ombudsman.',
  },
  'gb.council-tax.fact-no-bailiff-yet': {
    says: 'Er mag nog geen deurwaarder (bailiff) komen. De gemeente (council) moet eerst een liability order van de rechter (magistrates) krijgen.',
  },
  'gb.council-tax.fact-no-visit-yet': {
    says: 'Een deurwaarder (bailiff) mag niet zonder waarschuwing komen. U moet eerst een aankondiging (notice of enforcement) en 7 hele dagen krijgen.',
  },
  'gb.council-tax.fact-no-wages-yet': {
    says: 'De gemeente (council) mag zonder liability order geen geld van uw loon of uitkering halen.',
  },
  'gb.council-tax.fact-hardship': {
    says: 'Een gemeente (council) kan uw rekening bij geldnood verlagen, zelfs tot niets. U moet het vragen en zeggen waarom.',
    learnMore:
      'Dit heet een discretionary reduction. U kunt het vragen naast council tax reduction. Zegt de gemeente nee, dan kunt u in beroep.',
  },
  'gb.council-tax.fact-backdate': {
    says: 'Kortingen en vrijstellingen kunnen teruggaan in de tijd, zelfs jaren, als u kunt laten zien dat u er recht op had.',
    learnMore:
      'Stuur bewijs, zoals een brief van de school of een formulier van de dokter. Korting bij een laag inkomen (council tax reduction) gaat minder ver terug.',
  },
  'gb.council-tax.fact-reform': {
    says: 'De regering wil in Engeland meer tijd voordat u het hele jaar moet betalen, en een grens aan de kosten van de rechter. Bij onze controle was het nog geen wet.',
    learnMore: 'Tot het wet is, gelden de regels van 7 dagen.',
  },
  'gb.council-tax.limitation': {
    says: 'De gemeente (council) heeft zes jaar om een liability order te vragen, vanaf de dag dat u het bedrag moest betalen.',
    from: 'de dag waarop u het bedrag moest betalen',
    restartedBy:
      'Niets laat die tijd opnieuw beginnen. Maar een liability order die op tijd is gegeven, eindigt niet.',
  },
  'gb.council-tax.change-prison-wales': {
    says: 'Wales stopte op 1 april 2019 met gevangenis voor schulden van gemeentebelasting (council tax). Een brief die daar nog mee dreigt, klopt niet.',
    was: 'Rechters (magistrates) in Wales konden mensen naar de gevangenis sturen voor council tax.',
    is: 'Niemand kan in Wales naar de gevangenis voor council tax.',
  },
  'gb.council-tax.charge-costs-wales': {
    says: 'In Wales mogen de kosten voor een oproep (summons) en liability order samen niet hoger zijn dan £70.',
    name: 'Kosten van de rechter voor een liability order',
  },
  'gb.council-tax.fact-priority': {
    says: 'Betaal gemeentebelasting (council tax) vóór creditcards en leningen. Huur, hypotheek, energie en eten gaan ook voor.',
  },
  'gb.council-tax.fact-reality-summons': {
    says: 'Dit is een stuk van de rechter, dus doe iets vóór de zitting. Het is geen strafzaak. U kunt nog een regeling afspreken met de gemeente (council).',
  },
}
