/** What a council penalty charge is: facts and beliefs to correct. The words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const PENALTY_CHARGE_FACTS_NL: Words = {
  'gb.pcn.fact-wants': {
    says: 'De gemeente (council) zegt dat een parkeer- of verkeersregel is gebroken. Ze wil dat u betaalt, of zegt waarom u dat niet hoeft.',
  },
  'gb.pcn.fact-wants-certificate': {
    says: 'De boete is de helft hoger geworden. Ze willen betaling binnen 14 dagen, voordat ze de rechtbank vragen de schuld in te schrijven.',
  },
  'gb.pcn.fact-wants-recovery': {
    says: 'De schuld is nu bij de rechtbank ingeschreven. U kunt betalen, of verklaren dat er eerder iets misging.',
  },
  'gb.pcn.fact-wants-rejection': {
    says: 'De gemeente (council) heeft uw bezwaar afgewezen. U kunt nu betalen, of gratis in beroep bij een onafhankelijk tribunaal (tribunal).',
  },
  'gb.pcn.fact-rights': {
    says: 'U kunt dit gratis betwisten. Zegt de gemeente (council) nee, dan kan een onafhankelijke beoordelaar (adjudicator) beslissen. Ook dat is gratis.',
  },
  'gb.pcn.fact-rights-recovery': {
    says: 'Kreeg u de eerdere brieven nooit? Dan mag u de zaak volgens de wet terugzetten naar de juiste stap. Dat doet u met een formulier van de rechtbank.',
  },
  'gb.pcn.fact-reality': {
    says: 'Dit is een echte boete volgens de wet, dus laat hem niet liggen. Het is geen misdrijf. U krijgt geen strafpunten en geen strafblad.',
  },
  'gb.pcn.fact-who': {
    says: 'Gemeenten (councils) en sommige vervoersdiensten sturen een penalty charge notice. Een particuliere “parking charge notice” lijkt erop, maar is iets anders.',
  },
  'gb.pcn.fact-tribunal': {
    says: 'Buiten Londen gaat u in beroep bij het Traffic Penalty Tribunal. Het hoort niet bij de gemeente. U kunt alles online doen.',
  },
  'gb.pcn.fact-tribunal-london': {
    says: 'In Londen gaat u in beroep bij London Tribunals. Het hoort niet bij de gemeente en is gratis.',
  },
  'gb.pcn.fact-tribunal-wales': {
    says: 'In Wales gaat u in beroep bij het Traffic Penalty Tribunal. Het hoort niet bij de gemeente en is gratis.',
  },
  'gb.pcn.fact-no-bailiff-yet': {
    says: 'Er kan nu nog geen deurwaarder (bailiff) komen. Eerst moeten er een charge certificate, een bevel van de rechtbank en een warrant zijn.',
  },
  'gb.pcn.fact-no-bailiff-certificate': {
    says: 'Deurwaarders (bailiffs) mogen niets doen met alleen een charge certificate. De gemeente (council) moet eerst een bevel (order for recovery) van de rechtbank krijgen.',
  },
  'gb.pcn.fact-no-credit': {
    says: 'Een order for recovery voor een boete is geen gewoon vonnis (county court judgment). Het raakt uw kredietscore niet.',
    learnMore:
      'Het is een schuld die bij het Traffic Enforcement Centre is ingeschreven. Er kunnen toch deurwaarders (bailiffs) komen, dus het is belangrijk.',
  },
  'gb.pcn.fact-fifty-six': {
    says: 'De gemeente (council) heeft 56 dagen om op een formeel bezwaar (formal representations) te antwoorden. Is ze te laat, dan moet ze u gelijk geven en de boete intrekken.',
    learnMore:
      'Dit geldt voor de formele stap: na een brief aan de eigenaar (notice to owner), of na een boete die per post kwam.',
  },
  'gb.pcn.myth-bailiffs': {
    says: 'Deurwaarders (bailiffs) komen pas helemaal aan het eind, na een bevel van de rechtbank en een warrant. U kunt het veel eerder stoppen.',
  },
  'gb.pcn.myth-points': {
    says: 'Een boete van de gemeente (penalty charge) geeft geen strafpunten op uw rijbewijs en geen strafblad.',
  },
  'gb.pcn.myth-not-driving': {
    says: 'Een boete van de gemeente moet meestal de eigenaar betalen, ook als iemand anders reed. Het is anders als de auto zonder uw toestemming is meegenomen.',
  },
  'gb.pcn.myth-ignore': {
    says: 'Het gaat niet vanzelf weg. De boete wordt de helft hoger. Dan schrijft de rechtbank hem in en kunnen er deurwaarders (bailiffs) komen.',
  },
}
