/** Een formulier van de rechtbank over inkomen: het recht van het Verenigd Koninkrijk in het Nederlands. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_INCOME_FORM_NL: Words = {
  'gb.means.no-prison': {
    says: 'Niemand gaat naar de gevangenis om deze schuld. Dat kan alleen na zwijgen, na meer bevelen en een zitting.',
  },
  'gb.means.step-form': {
    says: 'Zorg dat het formulier binnen 8 dagen na ontvangst bij de rechtbank is. Bewaar een kopie.',
  },
  'gb.means.step-costs': {
    says: 'Vul alles in: huur, rekeningen, eten, reizen en schulden. Bied alleen aan wat u elke maand kunt betalen.',
  },
  'gb.means.step-late': {
    says: 'Zijn de 8 dagen voorbij, stuur het dan toch vandaag. De rechtbank kan het nog gebruiken.',
  },
  'gb.means.right-suspended': {
    says: 'U kunt op het formulier om een opgeschort bevel vragen (suspended order). Dan hoort uw werkgever niets zolang u betaalt zoals afgesproken.',
  },
  'gb.means.right-enough': {
    says: 'De rechtbank moet u genoeg laten om van te leven. Zij stelt een deel van het loon vast dat u houdt (protected earnings).',
  },
  'gb.means.right-benefits': {
    says: 'Zo’n bevel raakt alleen loon en bedrijfspensioen. Uitkeringen, staatspensioen en inkomen uit eigen zaak blijven vrij.',
  },
  'gb.means.right-joined': {
    says: 'Bij meer vonnissen kunt u om één gezamenlijk bevel vragen. Daalt uw loon later, vraag dan om een lager bedrag.',
  },
  'gb.means.warning-false': {
    says: 'Niet of vals antwoorden kan een boete tot £250 of tot 14 dagen cel brengen. Antwoord, dan komt het niet zover.',
  },
  'gb.means.option-suspended': {
    says: 'Vul alles in, bied een bedrag per maand aan en zeg waarom uw werkgever het niet moet weten.',
    title: 'Het formulier sturen en om opschorting vragen',
    cost: 'Niets.',
    time: 'Eén formulier nu, enkele weken wachten.',
    risk: 'Mist u een betaling, dan kan het bevel naar uw werkgever.',
    bestFor: 'U kunt elke maand iets betalen en vreest voor uw baan.',
  },
  'gb.means.option-advice': {
    says: 'De adviseur bekijkt uw geld met u en ziet of een andere weg beter past.',
    title: 'Het invullen met een gratis schuldhulpverlener',
    cost: 'Niets.',
    time: 'Een telefoontje of gesprek deze week.',
    risk: 'De dag van de rechtbank blijft gelden.',
    bestFor: 'U heeft meer schulden of kunt niets aanbieden.',
  },
  'gb.means.questions-nothing-taken': {
    says: 'Op deze afspraak wordt u niets afgenomen. Er zijn alleen vragen over uw geld.',
  },
  'gb.means.questions-step-go': {
    says: 'Ga die dag naar de rechtbank, met alle papieren van de lijst. U antwoordt onder ede.',
  },
  'gb.means.questions-step-cannot': {
    says: 'Kunt u niet komen, schrijf dan meteen de rechtbank. Geef de reden met bewijs en vraag een andere dag.',
  },
  'gb.means.questions-step-list': {
    says: 'Schrijf vooraf inkomen, huur, rekeningen, schulden en bezit op. De rechtbank vraagt naar alles.',
  },
  'gb.means.questions-insight': {
    says: 'De schuldeiser kiest met de antwoorden de volgende stap, zoals loon of bankrekening.',
    actionable: 'Bied vooraf of die dag een bedrag aan dat u volhoudt.',
  },
  'gb.means.questions-right-travel': {
    says: 'Binnen zeven dagen na ontvangst kunt u de schuldeiser om reiskosten vragen. Hij moet ze betalen.',
  },
  'gb.means.questions-right-handed': {
    says: 'Het bevel moet in de regel aan uzelf zijn gegeven, minstens 14 dagen ervoor.',
  },
  'gb.means.questions-warning': {
    says: 'Wegblijven kan tot een celbevel leiden, eerst opgeschort. Kom, of schrijf voor die dag.',
  },
  'gb.means.questions-option-go': {
    says: 'Neem een lijst van inkomen en kosten mee. Een haalbaar aanbod sluit de zaak vaak af.',
    title: 'Gaan, en een bedrag per maand aanbieden',
    cost: 'De reis. De schuldeiser betaalt als u op tijd vraagt.',
    time: 'Ongeveer een uur bij de rechtbank.',
    risk: 'Wat u zegt kan dienen om de schuld te innen.',
    bestFor: 'U moet volgens een bevel naar de rechtbank.',
  },
  'gb.means.right-breathing': {
    says: 'Nog veel andere schulden? Een schuldhulpverlener kan breathing space aanvragen. 60 dagen lang mag niemand die schulden innen.',
  },
}
