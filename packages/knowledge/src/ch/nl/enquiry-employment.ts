/** Questions about illness, holidays, overtime and wages that are not paid: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EMPLOYMENT_NL: Words = {
  'ch.ask.unpaid-wages': {
    says: 'Schrijf aangetekend, stel een termijn van ongeveer een week en zeg dat u anders stopt met werken. Daarna mag u het werk weigeren tot er betaald is, en het loon loopt door. Ga dan naar de bemiddelingsinstantie (gratis tot 30.000 frank) of start een invordering. Vertrek niet ineens zonder advies. Kan de firma niet betalen, ga naar het RAV: de kas betaalt tot vier maanden.',
  },
  'ch.ask.sick': {
    says: 'U houdt uw loon voor een tijd die groeit met uw dienstjaren, of krijgt daggeld. Na de proeftijd is een opzegging tijdens ziekte nietig, 30, 90 of 180 dagen lang. Stuur een doktersbriefje.',
  },
  'ch.ask.holidays': {
    says: 'U hebt minstens vier weken per jaar, vijf tot uw 20e, met twee weken achter elkaar. De werkgever bepaalt de tijd, maar moet naar u luisteren. Vakantie mag niet uitbetaald worden zolang de baan duurt.',
  },
  'ch.ask.overtime': {
    says: 'Bevolen of nodige overuren worden betaald met 25% extra, of met uw instemming in evenveel vrije tijd. Een schriftelijk contract kan anders zeggen: kijk het na. Noteer dag, uren en wie het wist. Vraag het snel schriftelijk. U hebt vijf jaar.',
  },
}
