/** What to do about a tax bill or a penalty from HM Revenue and Customs: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_DEMAND_STEPS_NL: Words = {
  'gb.tax.step-genuine': {
    says: 'Ga na of het echt is. Kijk in uw eigen account op GOV.UK. Gebruik geen link in een sms of e-mail.',
  },
  'gb.tax.step-call-today': {
    says: 'Bel HMRC vóór de laatste dag en vraag tijd om te betalen (Time to Pay), ook als u bezwaar maakt. HMRC heeft veel macht om spullen te halen, dus wacht niet.',
  },
  'gb.tax.step-check': {
    says: 'Controleer het jaar en de bedragen. Is het een schatting omdat er geen aangifte was? Stuur de aangifte dan nu.',
  },
  'gb.tax.step-plan': {
    says: 'Kunt u niet alles meteen betalen? Bel of ga online en vraag tijd om te betalen (Time to Pay). Houd uw budget erbij.',
  },
  'gb.tax.step-help': {
    says: 'Vraag gratis hulp. De hulporganisatie TaxAid adviseert mensen met een laag inkomen.',
  },
  'gb.tax.step-appeal': {
    says: 'Bent u het niet eens? Maak binnen 30 dagen na de datum op de brief bezwaar. Schrijf waarom en stuur bewijs.',
  },
  'gb.tax.step-file': {
    says: 'Stuur elke ontbrekende aangifte, ook als u niet kunt betalen. Het stopt meer boetes.',
  },
  'gb.tax.step-breathing-space': {
    says: 'Heeft u meer schulden? Vraag een schuldadviseur naar de adempauze (breathing space). Die kan ook HMRC 60 dagen stoppen.',
  },
  'gb.tax.step-late-return': {
    says: 'Stuur de late aangifte nu online, ook als u niet kunt betalen. Na drie maanden kan elke dag £10 extra kosten, tot £900.',
  },
  'gb.tax.right-withdraw-return': {
    says: 'Hoefde u geen aangifte te doen, vraag HMRC die in te trekken binnen twee jaar na het eind van dat belastingjaar. Dan kan de boete vervallen. Zegt HMRC nee, doe dan aangifte.',
  },
  'gb.tax.option-send-return': {
    title: 'Stuur de aangifte nu',
    cost: 'Versturen kost niets.',
    time: 'Vandaag, online.',
    risk: 'De boete blijft, tenzij u bezwaar wint.',
    bestFor: 'U moest aangifte doen en deed het niet.',
    says: 'Zo lopen de boetes niet verder op. Maak daarna bezwaar als u een goede reden had, of betaal de boete.',
  },
  'gb.tax.want-return': { says: 'Ze willen eerst uw aangifte. Betaal wat die als schuld toont.' },
  'gb.tax.right-notice-to-file': {
    says: 'Vraagt HMRC om aangifte, dan moet u die sturen, ook zonder belasting te betalen. Eén dag te laat kost £100.',
  },
  'gb.tax.option-return-on-time': {
    title: 'Stuur de aangifte op tijd',
    cost: 'Versturen kost niets.',
    time: 'Voor de datum voor aangifte online.',
    risk: 'Te laat kost meteen £100, en later meer.',
    bestFor: 'U moet aangifte doen.',
    says: 'Doe het online. Denkt u dat het niet hoeft? Vraag HMRC nu het verzoek in te trekken.',
  },
}
