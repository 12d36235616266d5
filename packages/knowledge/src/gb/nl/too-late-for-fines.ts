/** What can still be done about fixed penalties when their day is over: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_FINES_NL: Words = {
  'gb.late.driver-reality': {
    says: 'Er kan nu een brief van de rechtbank komen, om het niet antwoorden of om het rijden. U kunt vandaag nog veel goedmaken.',
  },
  'gb.late.driver-step': {
    says: 'De 28 dagen lijken voorbij. Stuur het formulier vandaag toch, met bewijs. Zeg waarom het laat is: het kan nog tellen als het niet eerder kon.',
  },
  'gb.late.driver-court-step': {
    says: 'Kwam er een brief van de rechtbank? Antwoord voor de dag die erin staat en vraag een solicitor. Veroordeeld zonder het te weten? Zeg dat de rechtbank binnen 21 dagen nadat u het hoorde.',
  },
  'gb.late.driver-option': {
    says: 'Stuur naam en adres van de bestuurder, ook als u dat bent, en wat u ophield.',
    title: 'Vandaag de bestuurder noemen',
    cost: 'Niets.',
    time: 'Een paar minuten.',
    risk: 'U kunt toch worden vervolgd omdat het laat is.',
    bestFor: 'U weet wie er reed.',
  },
  'gb.late.driver-ni-step': {
    says: 'De dagen in de brief lijken voorbij. Stuur het formulier vandaag toch, met bewijs, en zeg waarom het laat is. Komt er een brief van de rechtbank, ga naar een solicitor.',
  },
  'gb.late.police-step': {
    says: 'De dagen lijken voorbij. Bel vandaag het kantoor in de brief en vraag of u nog kunt betalen. Zo niet, dan komt er een brief van de rechtbank: antwoord voor de dag die erin staat.',
  },
  'gb.late.police-fine-step': {
    says: 'Gaf een agent het u in handen? Dan kan het nu een boete zijn, de helft hoger. Kreeg u het niet, of vroeg u op tijd om de rechter? Zeg dat de rechtbank binnen 21 dagen na haar brief.',
  },
  'gb.late.police-option': {
    says: 'Beken schuld met uw redenen, of ontken. Dat u het aanbod niet nam, mag de straf niet zwaarder maken.',
    title: 'Antwoorden op de brief van de rechtbank',
    cost: 'Een boete naar inkomen, en kosten, als u verliest.',
    time: 'Enkele maanden.',
    risk: 'Boete en punten kunnen hoger zijn dan het aanbod.',
    bestFor: 'Het aanbod is voorbij.',
  },
  'gb.late.pcn-scotland-step': {
    says: 'De dagen in deze brief lijken voorbij. Bel vandaag de gemeente (council) en vraag wat er nu komt. Stuur uw redenen nu en zeg waarom ze laat zijn: die kan er nog naar kijken.',
  },
  'gb.late.pcn-scotland-appeal-step': {
    says: 'De 28 dagen lijken voorbij. Stuur het beroep vandaag naar het tribunaal en schrijf waarom het laat is. Het ziet dat als een vraag om meer tijd, en kan ja of nee zeggen.',
  },
  'gb.late.pcn-scotland-certificate-step': {
    says: 'De 14 dagen lijken voorbij, dus kunnen sheriff officers volgen. Bel vandaag de council: betaal, of vraag een regeling. Kwam een eerdere brief nooit? Zeg dat.',
  },
  'gb.late.pcn-ni-step': {
    says: 'De dagen in deze brief lijken voorbij. Bel vandaag het kantoor dat erin staat en vraag wat er nu komt. Stuur uw redenen nu, en zeg waarom ze laat zijn.',
  },
  'gb.late.pcn-ni-appeal-step': {
    says: 'De dagen lijken voorbij. Stuur het beroepsformulier vandaag naar het tribunaal en schrijf waarom het laat is. Het kan ja of nee zeggen.',
  },
  'gb.late.pcn-ni-certificate-step': {
    says: 'Kwam de notice to owner, of het antwoord op uw bezwaar, nooit? Stuur het tribunaal vandaag een statutory declaration en zeg waarom die laat is. Anders: bel en betaal, of vraag een regeling.',
  },
}
