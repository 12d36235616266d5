/** What can still be done when the time in a paper of a court or before a seizure is over: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_IN_COURT_NL: Words = {
  'it.too-late.order-want': {
    says: 'Dit is een betalingsbevel van de rechtbank (decreto ingiuntivo). Geteld vanaf de datum zijn de 40 dagen voor verzet voorbij.',
  },
  'it.too-late.order-reality': {
    says: 'Het kan nu gelden als een vonnis. Maar de 40 dagen lopen vanaf de betekening aan u, dus kijk eerst naar die dag.',
  },
  'it.too-late.order-step': {
    says: 'Zoek vandaag uit wanneer en hoe het is betekend. Minder dan 40 dagen geleden? Een advocaat moet nu verzet indienen. Nooit, of op een fout adres? Laat verzet kan misschien nog.',
  },
  'it.too-late.order-option': {
    says: 'Toon dat een foute betekening, of iets buiten uw macht, u belette het op tijd te weten. Als consument noemt u de oneerlijke bedingen.',
    title: 'Laat verzet (opposizione tardiva)',
    cost: 'Een advocaat. Rechtshulp kan betalen.',
    time: 'Hooguit tien dagen vanaf de eerste beslagdaad. Zwijgt het bevel over oneerlijke bedingen, dan geeft de beslagrechter daarvoor 40 dagen.',
    risk: 'Zonder bewijs wijst de rechter het af, met kosten.',
    bestFor: 'Het papier kwam nooit aan, of het contract is oneerlijk.',
  },
  'it.too-late.claim-rights': {
    says: 'U kunt vragen wat is beslist, soms nog meedoen of verzet doen, en met een laag inkomen een gratis advocaat krijgen.',
  },
  'it.too-late.summons-reality': {
    says: 'De zaak kan zonder u doorgaan (contumacia), maar zij moeten de eis nog bewijzen. U kunt meedoen tot de rechter de laatste zitting bepaalt.',
  },
  'it.too-late.summons-step': {
    says: 'Bel vandaag de rechtbank met het zaaknummer (R.G.). Vraag naar de volgende zitting of een vonnis. Ga dan meteen naar een advocaat om mee te doen.',
  },
  'it.too-late.summons-option': {
    says: 'In de zaak: vraag de rechter de verloren tijd terug als een nietige betekening, of iets buiten uw schuld, u weghield. Na een vonnis: ga in beroep.',
    title: 'Vraag de verloren tijd terug, of ga in beroep',
    cost: 'Een advocaat. Rechtshulp kan betalen.',
    time: 'Beroep: 30 dagen na betekening van het vonnis, of zes maanden na de datum. Later alleen als een nietig papier de zaak voor u verborg.',
    risk: 'Verliest u, dan betaalt u misschien hun kosten.',
    bestFor: 'U wist niet van de zaak, of kon niet komen.',
  },
  'it.too-late.not-yet': {
    says: 'Ook nu moeten zij meestal eerst formeel waarschuwen (precetto) en tien dagen wachten voor beslag. Van loon hooguit een vijfde.',
  },
  'it.too-late.agree': {
    says: 'Bent u het schuldig? Bel vandaag hun advocaat en bied een plan. Vraag het op papier.',
  },
  'it.too-late.judgment-reality': {
    says: 'Geteld vanaf de datum zijn de 30 dagen voor beroep voorbij. Ze lopen alleen als het vonnis aan u is betekend. Anders hebt u zes maanden vanaf de datum.',
  },
  'it.too-late.judgment-step': {
    says: 'Vraag vandaag een advocaat of en wanneer het is betekend, en of beroep nog kan. Te laat? Bied de andere partij een plan aan vóór het precetto.',
  },
  'it.too-late.precept-want': {
    says: 'Dit is de formele waarschuwing vóór beslag (precetto). De tien dagen lijken voorbij, dus zij mogen beslag leggen.',
  },
  'it.too-late.precept-step': {
    says: 'Bel vandaag hun advocaat: is er beslag (pignoramento)? Bied een eerste bedrag. Meer dan 90 dagen na betekening en geen beslag? Dan is een nieuw precetto nodig.',
  },
  'it.too-late.seizure-step': {
    says: 'Vraag vandaag de rechtbank waarop beslag ligt en wanneer de zitting is. Vormfouten zijn na 20 dagen meestal te laat. Betaald, te oud of beschermd geld kan tot de verkoop is bevolen.',
  },
  'it.too-late.convert': {
    says: 'Is er beslag? Vraag de rechter om in plaats daarvan geld te betalen. Bij spullen of een huis kunnen termijnen tot 48 maanden.',
    title: 'Ruil het beslag voor geld',
    cost: 'Een zesde van de schuld meteen, en de kosten.',
    time: 'Voordat de rechter de verkoop beveelt of het geld toewijst.',
    risk: 'Een termijn meer dan 30 dagen te laat beëindigt het.',
    bestFor: 'Huis, auto of spullen zijn in beslag, en u kunt gespreid betalen.',
  },
  'it.too-late.collector-step': {
    says: 'Vraag AdER vandaag online om termijnen. Zolang zij dat bekijkt, kan geen nieuw beslag beginnen. Is de cartella nooit aan u betekend? Ga naar een advocaat.',
  },
}
