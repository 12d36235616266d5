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
}
