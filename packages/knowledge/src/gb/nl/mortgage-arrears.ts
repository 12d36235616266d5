/** Achterstand op de hypotheek: het recht van het Verenigd Koninkrijk in het Nederlands. */
import type { Words } from '@plainletter/contracts/rule'

export const MORTGAGE_ARREARS_NL: Words = {
  'gb.mortgage.want': {
    says: 'U loopt achter met uw hypotheek (mortgage). De bank wil dat u belt en een plan maakt om in te halen.',
  },
  'gb.mortgage.rights': {
    says: 'De bank moet u eerlijk behandelen. Zij moet zoeken hoe zij u kan helpen voordat zij de rechter om uw huis vraagt.',
  },
  'gb.mortgage.reality': {
    says: 'Zet deze schuld voorop, want uw huis staat ervoor in. Maar de rechter moet de laatste stap zijn. Vroeg bellen leidt vaak tot een plan.',
  },
  'gb.mortgage.who': {
    says: 'Dit is de bank van uw hypotheek. De Financial Conduct Authority bepaalt hoe zij mensen met achterstand behandelt.',
  },
  'gb.mortgage.not-yet': {
    says: 'Deze brief kan u het huis niet uit zetten. De bank moet eerst naar de rechter, en op de zitting mag u spreken.',
  },
  'gb.mortgage.know-lawyer': {
    says: 'Schrijft uw bank dat zij uw huis wil opeisen? Dan krijgt u gratis juridisch advies. Uw inkomen maakt niet uit.',
    learnMore:
      'Zoek Housing Loss Prevention Advice Service op de pagina van legal aid. Een advocaat kan ook voor u spreken op de dag bij de rechter.',
  },
  'gb.mortgage.step-call': {
    says: 'Neem contact op met de bank vóór de datum in de brief. Zeg waarom u achterloopt en vraag welke hulp zij geeft.',
  },
  'gb.mortgage.step-ask': {
    says: 'Vraag een tijd lagere bedragen, een langere hypotheek of jaren de tijd voor de achterstand.',
  },
  'gb.mortgage.step-advice': {
    says: 'Bel deze week een gratis adviseur voor schulden of wonen. Laat uw begroting en uw uitkeringen nakijken.',
  },
  'gb.mortgage.step-pay': {
    says: 'Betaal elke maand wat u kunt, vóór kaarten en leningen. Bewaar bewijs. Dat laat zien dat u uw best doet.',
  },
  'gb.mortgage.step-interest': {
    says: 'Krijgt u Universal Credit, Pension Credit of iets dergelijks? Vraag Support for Mortgage Interest. Dat is een lening die helpt met de rente.',
  },
  'gb.mortgage.step-check': {
    says: 'Lijkt het bedrag fout? Vraag een lijst van elke betaling, elke gemiste maand en elke kostenpost.',
  },
  'gb.mortgage.step-keys': {
    says: 'Geef de sleutels niet terug zonder advies. U houdt de lening tot de verkoop, en daarna wat er nog mist.',
  },
  'gb.mortgage.right-last-resort': {
    says: 'De bank mag uw huis alleen nemen als alle andere eerlijke wegen zijn mislukt.',
  },
  'gb.mortgage.right-fees': {
    says: 'Kosten voor achterstand mogen alleen dekken wat die de bank echt kost. U mag een lijst van de kosten vragen.',
  },
  'gb.mortgage.right-time': {
    says: 'Komt het bij de rechter, dan kan die u laten blijven terwijl u de achterstand in redelijke tijd betaalt.',
  },
  'gb.mortgage.right-scotland': {
    says: 'Vóór de rechter moet de bank de achterstand uitleggen, uw voorstellen bekijken en zeggen waar hulp is. De rechter (sheriff) moet het bevel eerlijk vinden.',
  },
  'gb.mortgage.option-plan': {
    says: 'Stuur een begroting. Bied het maandbedrag plus iets voor de achterstand, of vraag een tijd lagere bedragen.',
    title: 'Een plan afspreken om in te halen',
    cost: 'Wat u aanbiedt. De rente loopt door.',
    time: 'Nu bellen, antwoord in enkele weken.',
    risk: 'Bied alleen wat u volhoudt.',
    bestFor: 'U wilt uw huis houden en heeft wat inkomen.',
  },
  'gb.mortgage.option-help': {
    says: 'Een gratis adviseur maakt met u de begroting, praat met de bank en bekijkt al uw schulden.',
    title: 'Eerst gratis advies vragen',
    cost: 'Niets.',
    time: 'Deze week bellen.',
    risk: 'Geen, als u toch op tijd antwoordt.',
    bestFor: 'U kunt het normale bedrag niet betalen of heeft andere schulden.',
  },
  'gb.mortgage.option-complain': {
    says: 'Helpt de bank niet of zijn kosten oneerlijk? Klaag bij haar. Na acht weken, of haar laatste antwoord, kan de Financial Ombudsman beslissen.',
    title: 'Een klacht indienen bij de bank',
    cost: 'Niets.',
    time: 'Tot acht weken, daarna enkele maanden.',
    risk: 'Een klacht alleen stopt geen rechtszaak.',
    bestFor: 'De bank luistert niet, of de bedragen kloppen niet.',
  },
  'gb.mortgage.warn-silence': {
    says: 'Laat deze brief niet liggen. Hoort de bank niets, dan kan zij de rechter om uw huis vragen.',
  },
  'gb.mortgage.tactic-breathing-space': {
    says: 'De adempauze (breathing space) kan stappen voor de achterstand 60 dagen stoppen. Een schuldadviseur regelt het gratis.',
    risk: 'U moet het normale maandbedrag blijven betalen.',
    notWhen: 'U kunt het normale bedrag helemaal niet betalen.',
  },
  'gb.mortgage.right-shortfall': {
    says: 'Ook na de verkoop moet de bank eerlijk zijn, tijd geven en bepalen wat u kunt betalen. Vraag de prijs, de data en alle kosten: zij moest de beste eerlijke prijs halen.',
  },
}
