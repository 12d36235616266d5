/** Een verzuimbericht bij een krediet: het recht van het Verenigd Koninkrijk in het Nederlands. */
import type { Words } from '@plainletter/contracts/rule'

export const DEFAULT_NOTICE_NL: Words = {
  'gb.default-notice.not-yet': {
    says: 'Tot de genoemde dag mag de kredietgever hierom niet opzeggen, niet alles eisen en niets terughalen.',
  },
  'gb.default-notice.step-check': {
    says: 'Vergelijk het bedrag met uw betalingen. Tel de dagen: minstens 14 vanaf ontvangst.',
  },
  'gb.default-notice.right-time-order': {
    says: 'U kunt nu de rechter om uitstel vragen (time order). Die kan kleinere termijnen over langere tijd zetten, soms minder rente.',
  },
  'gb.default-notice.right-care': {
    says: 'Heeft u het moeilijk, dan moet de kredietgever geduld tonen. Hij moet een plan en minder of geen rente overwegen.',
  },
  'gb.default-notice.right-goods': {
    says: 'Is een derde van de prijs betaald (hire purchase), dan is een rechter nodig om het terug te halen. Ook om uw terrein op te komen is een rechter nodig. Zonder rechter hoeft u niet in te stemmen.',
  },
  'gb.default-notice.insight-file': {
    says: 'Een melding blijft zes jaar in uw kredietdossier, ook als u later betaalt.',
    actionable: 'Vraag voor die dag een plan, en geen melding zolang u zich eraan houdt.',
  },
  'gb.default-notice.option-cure': {
    says: 'Betaal alleen de achterstand. Dan is het alsof er niets gebeurde, en het contract loopt door.',
    title: 'Op tijd betalen wat wordt gevraagd',
    cost: 'De genoemde achterstand.',
    time: 'Voor de genoemde dag.',
    risk: 'Laat hiervoor geen huur, council tax of eten liggen.',
    bestFor: 'U heeft het geld en het bedrag klopt.',
  },
  'gb.default-notice.option-time-order': {
    says: 'Een adviseur helpt uw inkomen en mogelijke termijnen te tonen. De rechter bepaalt wat eerlijk is.',
    title: 'De rechter om een time order vragen',
    cost: 'Griffierecht, vaak lager bij laag inkomen.',
    time: 'Enkele weken.',
    risk: 'Mist u de nieuwe termijnen, dan kan zij eindigen.',
    bestFor: 'De nood is tijdelijk en u wilt goed of huis houden.',
  },
}
