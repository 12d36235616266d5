/** Questions of people fired after an injury at work: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FIRED_AFTER_INJURY_NL: Words = {
  'us.fact.fired-after-comp': {
    says: "„At will” is hier geen antwoord: bijna elke staat verbiedt ontslag omdat u een uitkering voor een arbeidsongeval (workers' comp) vroeg. Sommige termijnen zijn kort: ga deze week naar een advocaat voor arbeidsongevallen; het eerste gesprek is vaak gratis. Bewaar berichten, doktersbriefjes en de lijst van getelde dagen. De aanvraag loopt door. Vraag een werkloosheidsuitkering en vraag of de FMLA die dagen beschermde.",
  },
  'us.fact.fired-after-comp-ohio': {
    says: "Ohio verbiedt ontslag om een workers' comp-aanvraag, at will of niet. Twee termijnen tellen. Uw werkgever moet binnen 90 dagen na het ontslag uw schriftelijke melding hebben, en u moet binnen 180 dagen naar de common pleas court. Stuur de melding nu aangetekend en bewaar een kopie. Papieren van de therapie tonen wat die dagen waren. De aanvraag loopt door. Vraag ook een werkloosheidsuitkering.",
  },
}
