/** The Dutch words of the rows in ../benefits.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFITS_NL: Words = {
  'us.benefit.want': {
    says: 'Zij zeggen dat u te veel hebt gekregen en willen het geld terug.',
  },
  'us.benefit.who-ssa': {
    says: 'Social Security is een federale dienst. Die kan een deel van uw uitkering inhouden, maar moet u eerst in beroep laten gaan.',
  },
  'us.benefit.who-state': {
    says: 'Dit is een dienst van de staat die uitkeringen betaalt. Die moet u een hoorzitting geven als u er op tijd om vraagt.',
  },
  'us.benefit.reality': {
    says: 'Zulke brieven kloppen vaak niet of de schuld kan worden kwijtgescholden. U kunt in beroep gaan, en vragen om niet terug te betalen.',
  },
  'us.benefit.rights-summary': {
    says: 'U kunt zien hoe zij het hebben berekend, in beroep gaan, om kwijtschelding (waiver) vragen, of langzaam terugbetalen.',
  },
  'us.benefit.right-hearing': {
    says: 'U hebt recht op een hoorzitting als een uitkering wordt verlaagd of teruggevraagd.',
  },
  'us.benefit.step-read': {
    says: 'Zoek de datum van de brief, de maanden, het bedrag en de laatste dag om in beroep te gaan.',
  },
  'us.benefit.step-appeal': {
    says: 'Klopt het niet? Ga schriftelijk in beroep voor de laatste dag. Vraag om hun berekening en bewaar een kopie.',
  },
  'us.benefit.step-help': {
    says: 'Bel de gratis rechtshulp (legal aid). Die doet veel van deze zaken gratis.',
  },
  'us.benefit.option-appeal': {
    says: 'Schrijf dat u in beroep gaat en waarom. Vraag om een hoorzitting.',
    title: 'In beroep gaan tegen de beslissing',
    cost: 'Gratis',
    time: 'Uiterlijk op de dag in de brief',
    risk: 'Geen.',
    bestFor: 'U kreeg niet te veel, of het bedrag klopt niet.',
  },
  'us.benefit.option-waiver': {
    says: 'Zeg dat het niet uw schuld was dat u te veel kreeg, en dat u bij terugbetalen te weinig overhoudt om van te leven.',
    title: 'Om kwijtschelding (waiver) vragen',
    cost: 'Gratis',
    time: 'Altijd, maar doe het snel',
    risk: 'Zij kunnen nee zeggen. Daartegen kunt u in beroep gaan.',
    bestFor: 'Het was niet uw schuld en u kunt niet betalen.',
  },
  'us.benefit.option-slower': {
    says: 'Vraag om een lager bedrag per maand en laat uw inkomen en rekeningen zien.',
    title: 'Vragen om langzaam terug te betalen',
    cost: 'Elke maand een klein bedrag',
    time: 'Voor zij geld nemen',
    risk: 'Geen.',
    bestFor: 'U bent het schuldig maar hebt het grootste deel van uw uitkering nodig.',
  },
  'us.benefit.option-help': {
    says: 'De gratis rechtshulp (legal aid) kan voor u in beroep gaan. Zoek hulp voor u over fraude praat.',
    title: 'Gratis juridische hulp krijgen',
    cost: 'Gratis als u weinig inkomen hebt',
    time: 'Bel deze week',
    risk: 'Geen. De dagen lopen wel door.',
    bestFor: 'Het bedrag is groot of zij praten over fraude.',
  },
  'us.benefit.deadline-appeal': {
    says: 'U hebt 60 dagen om in beroep te gaan nadat u de brief kreeg. Zij nemen aan dat de brief vijf dagen na de datum aankwam.',
    action:
      'In beroep gaan: Form SSA-561 sturen om een nieuwe beoordeling te vragen (reconsideration)',
    consequence:
      'De beslissing staat dan vast, behalve als u een goede reden had om te laat te zijn.',
    service: 'voor de post',
  },
  'us.benefit.deadline-keep-money': {
    says: 'Vraag het binnen 30 dagen. Dan begint Social Security niet met geld terugnemen voor er is beslist.',
    action:
      'Binnen 30 dagen in beroep gaan of om kwijtschelding (waiver) vragen, zodat zij nog geen geld nemen',
    consequence: 'Zij kunnen een deel van uw uitkering inhouden terwijl zij beslissen.',
  },
  'us.benefit.right-waiver': {
    says: 'U kunt altijd om kwijtschelding (waiver, Form SSA-632) vragen. Die is voor mensen zonder schuld die niet kunnen betalen of voor wie het oneerlijk zou zijn.',
  },
  'us.benefit.right-conference': {
    says: 'Als zij uw kwijtschelding (waiver) willen weigeren, mag u eerst uw dossier bekijken en met hen praten.',
  },
  'us.benefit.not-yet': {
    says: 'Zolang een beroep of verzoek om kwijtschelding (waiver) loopt dat u op tijd hebt gestuurd, horen zij het geld niet terug te nemen.',
  },
  'us.benefit.step-both': {
    says: 'U kunt beide formulieren sturen: SSA-561 voor beroep en SSA-632 voor kwijtschelding (waiver). Vraag een kopie met stempel.',
  },
  'us.benefit.change-rate': {
    says: 'Social Security mag de helft van uw maandelijkse uitkering nemen als u ongeveer 90 dagen niets doet. U kunt om minder vragen.',
    was: 'Vanaf maart 2024 nam Social Security 10% van de uitkering per maand, en in 2025 een korte tijd alles.',
    is: 'Voor berichten sinds 25 april 2025 is het normaal 50% van de Social Security-uitkering. Bij SSI is het 10%.',
  },
  'us.benefit.insight-lower': {
    says: 'U kunt altijd vragen om minder per keer terug te betalen als u te weinig overhoudt om van te leven.',
    actionable: 'Stuur Form SSA-634 met uw inkomen en rekeningen.',
  },
}
