/** What can still be done about fines when the day is over: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_FINES_NL: Words = {
  'nl.late.fine-want': {
    says: 'U hebt een verkeersboete. De dag om te betalen of in beroep te gaan lijkt voorbij.',
  },
  'nl.late.parktax-want': {
    says: 'De gemeente zegt dat u niet betaalde voor parkeren. De dag om te betalen of bezwaar te maken lijkt voorbij.',
  },
  'nl.late.fine-reality': {
    says: 'De tijd in de brief lijkt voorbij. De boete kan met de helft stijgen en dan verdubbelen. Het is geen strafblad. In delen betalen kan nog.',
  },
  'nl.late.fine-step': {
    says: 'Log vandaag in op cjib.nl of bel het CJIB. Vraag wat er nu openstaat, en om betaling in delen. Kunt u niets betalen, vraag dan om een noodstop.',
  },
  'nl.late.fine-rights': {
    says: 'U kunt de foto zien en in delen betalen. Een te laat beroep telt alleen als u er niets aan kon doen.',
  },
  'nl.late.fine-right': {
    says: 'U kunt het beroep nog aan de officier sturen. Zeg waarom het te laat is, zoals ziekte of geen brief, en stuur bewijs mee.',
  },
  'nl.late.fine-option': {
    says: 'Stuur het beroep nu aan de officier, met uw reden en bewijs.',
    title: 'Te laat in beroep, met uw reden',
    cost: 'Gratis.',
    time: 'Vandaag.',
    risk: 'Een zwakke reden wordt afgewezen.',
    bestFor: 'U was ziek, gedwongen weg, of kreeg nooit een brief.',
  },
  'nl.late.fine-plan': {
    says: 'Vraag het CJIB vandaag om in delen te betalen, ook na een aanmaning. Ligt het bij een deurwaarder, vraag het daar.',
    title: 'Vraag nu een regeling',
    cost: 'Meestal geen extra kosten.',
    time: 'Vandaag.',
    risk: 'Betaal elk deel op tijd.',
    bestFor: 'U kunt niet ineens betalen.',
  },
  'nl.late.parktax-reality': {
    says: 'De tijd in de brief lijkt voorbij. De gemeente kan een aanmaning met kosten sturen. Het is een belasting en geen misdrijf. Te laat bezwaar kan nog tellen.',
  },
  'nl.late.parktax-step': {
    says: 'Bel vandaag de belastingdienst van uw gemeente. Vraag wat openstaat en om delen. Kon u er niets aan doen? Maak nu bezwaar, met reden en bewijs.',
  },
  'nl.late.parktax-option': {
    says: 'Schrijf waarom de aanslag niet klopt en waarom u te laat bent, met bewijs.',
    title: 'Te laat bezwaar bij uw gemeente, met uw reden',
    cost: 'Gratis.',
    time: 'Vandaag.',
    risk: 'Een zwakke reden wordt afgewezen.',
    bestFor: 'U kon er niets aan doen.',
  },
  'nl.late.order-reality': {
    says: 'Geteld vanaf de brief zijn 14 dagen voorbij. Maar ze beginnen pas als u ervan weet. Bij een kleine boete per post is zes weken na verzending meestal het einde.',
  },
  'nl.late.order-step': {
    says: 'Wanneer wist u er voor het eerst van? Is dat geen 14 dagen geleden, ga vandaag in verzet en betaal niet. Anders: vandaag een advocaat, en het CJIB voor delen.',
  },
  'nl.late.order-option': {
    says: 'Zeg dat u in verzet gaat en wanneer u het hoorde.',
    title: 'Verzet, als u het korter dan 14 dagen weet',
    cost: 'Gratis.',
    time: 'Vandaag.',
    risk: 'De rechter kan zwaarder straffen.',
    bestFor: 'De brief kwam laat, en u deed het niet.',
  },
  'nl.late.parking-step': {
    says: 'Hun datum is voorbij, maar alleen een rechter kan u laten betalen. Schrijf vandaag waarom u het niet eens bent, of bied de parkeerprijs.',
  },
  'nl.late.parking-reality': {
    says: 'Hun datum is voorbij, en vanzelf gebeurt er niets. Ze moeten naar de rechter en bewijzen dat u het schuldig bent.',
  },
  'nl.late.parking-option': {
    says: 'Schrijf waarom u het niet schuldig bent, met foto’s of bon.',
    title: 'Ook nu schriftelijk nee zeggen',
    cost: 'Een postzegel.',
    time: 'Vandaag.',
    risk: 'Ze kunnen naar de rechter gaan.',
    bestFor: 'U betaalde, reed niet of zag geen bord.',
  },
}
