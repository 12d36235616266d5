/** De eigen bijdrage voor zorg: het recht van het Verenigd Koninkrijk in het Nederlands. */
import type { Words } from '@plainletter/contracts/rule'

export const CARE_CHARGES_NL: Words = {
  'gb.care-charges.goes-on': {
    says: 'De zorg die u nodig heeft stopt niet omdat u de rekening betwist. De gemeente (council) moet doorgaan.',
  },
  'gb.care-charges.step-costs': {
    says: 'Noteer wat uw beperking kost: verwarming, was, speciaal eten, taxi’s, hulpmiddelen, privéhulp. Bewaar een maand bonnen.',
  },
  'gb.care-charges.step-benefits': {
    says: 'Laat uw uitkeringen nakijken. Misschien mist u Attendance Allowance, PIP, Pension Credit of Carer’s Allowance.',
  },
  'gb.care-charges.right-minimum': {
    says: 'Na de bijdrage moet u per week een vast bedrag houden (minimum income guarantee). Woonkosten en kosten van de beperking komen erbij.',
  },
  'gb.care-charges.right-house': {
    says: 'Bij zorg thuis telt het eigen huis niet. Loon telt niet, en geld van de partner ook niet.',
  },
  'gb.care-charges.right-pocket': {
    says: 'In een verpleeghuis houdt u per week een vast bedrag (personal expenses allowance). Geld van de partner telt niet.',
  },
  'gb.care-charges.right-free': {
    says: 'Sommige hulp is gratis: tot zes weken om op te knappen, en hulpmiddelen of kleine aanpassingen tot £1,000.',
  },
  'gb.care-charges.right-sums': {
    says: 'U moet de berekening op papier krijgen, en de bijdrage moet betaalbaar zijn. Was zij te hoog, vraag geld terug.',
  },
  'gb.care-charges.warning-gifts': {
    says: 'Geef geen geld of huis weg om minder te betalen. De gemeente kan het toch meetellen en bij de ontvanger halen.',
  },
  'gb.care-charges.option-review': {
    says: 'Stuur uw kostenlijst en zeg wat fout is. Vraag te wachten met innen tot zij antwoorden.',
    title: 'Om herziening van de bijdrage vragen',
    cost: 'Niets.',
    time: 'Eén brief nu.',
    risk: 'Betaal het deel waar u het mee eens bent, zodat geen grote schuld groeit.',
    bestFor: 'Er blijft te weinig om van te leven.',
  },
  'gb.care-charges.option-parts': {
    says: 'Bied aan wat overblijft na uw kosten. De rechter is voor de gemeente de laatste stap.',
    title: 'Achterstand in termijnen betalen',
    cost: 'Een klein bedrag per week.',
    time: 'Eén brief nu.',
    risk: 'Nieuwe bijdragen lopen door.',
    bestFor: 'Het bedrag klopt, maar er is schuld.',
  },
  'gb.care-charges.wales': {
    says: 'Voor zorg thuis is er een wettelijk maximum per week. Een vast bedrag om te leven moet blijven, en u kunt om herziening vragen.',
  },
  'gb.care-charges.wales-step': {
    says: 'Vraag de gemeente om de berekening en herziening. Daarna is de Public Services Ombudsman for Wales gratis.',
  },
  'gb.care-charges.scotland': {
    says: 'Persoonlijke zorg en verpleging zijn gratis voor elke volwassene met vastgestelde behoefte. Vraag welk deel voor andere hulp is.',
  },
  'gb.care-charges.scotland-step': {
    says: 'Vraag de gemeente op papier de rekening te splitsen en te herzien. Daarna is de Scottish Public Services Ombudsman gratis.',
  },
  'gb.care.wants': {
    says: 'De gemeente zegt wat ze elke week voor zorg wil, en hoe ze dat berekende.',
  },
  'gb.care.step': {
    says: 'Vraag schriftelijk om een nieuwe blik. Controleer elk bedrag: inkomen, spaargeld, het huis en wie er woont. Na het antwoord is de Local Government Ombudsman gratis.',
  },
}
