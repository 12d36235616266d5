/** Questions about Medicaid that is to be paid back from a home or an estate: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MEDICAID_ESTATE_NL: Words = {
  'us.medicaid-estate.ask-disabled-child': {
    says: 'Zolang een blind of gehandicapt kind leeft van wie Medicaid had, mag de staat niet innen, hoe oud het kind ook is. Papieren van SSI of SSDI bewijzen het: stuur ze aangetekend. Vraag dat het pandrecht (lien) vervalt, en de weigering op papier met de termijn voor beroep. Er is ook vrijstelling wegens ontbering (hardship). Was een nee fout, vraag dan opnieuw. Rechtshulp is gratis.',
  },
  'us.medicaid-estate.ask-house': {
    says: 'Na een overlijden moet de staat proberen terug te halen wat Medicaid vanaf 55 jaar voor langdurige zorg betaalde. Dat komt uit de nalatenschap, niet van uw geld. Hij mag niet innen zolang de partner leeft, of een kind dat onder 21, blind of gehandicapt is. Vraag een lijst van de betalingen en het formulier voor vrijstelling (hardship waiver). Let op de termijn. Rechtshulp is gratis.',
    dependsOn: 'wie nog leeft, en uw staat',
  },
  'us.medicaid-estate.ask-lien-alive': {
    says: 'Bij leven mag de staat alleen een pandrecht (lien) op het huis leggen als de persoon voorgoed in een verpleeghuis woont. Eerst moet hij het melden en horen. Het mag niet zolang de partner er woont, of een kind dat onder 21, blind of gehandicapt is, of sommige broers of zussen met een aandeel. Vraag schriftelijk de hoorzitting (hearing). Rechtshulp is gratis.',
    dependsOn: 'wie in het huis woont',
  },
  'us.medicaid-estate.ask-gift': {
    says: 'Voor langdurige zorg kijkt Medicaid vijf jaar terug naar giften. Een gift in die tijd betekent enkele maanden zonder betaling. Giften aan de partner, of aan een blind of gehandicapt kind, tellen niet. Wordt zij teruggegeven, dan kunnen de maanden vervallen, ook bij onredelijke ontbering. Vraag vóór de datum in de brief een fair hearing. Ga nu naar de rechtshulp.',
    dependsOn: 'wanneer en aan wie het is gegeven',
  },
}
