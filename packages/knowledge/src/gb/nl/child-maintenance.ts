/** Kinderalimentatie via de Child Maintenance Service: het recht van het Verenigd Koninkrijk in het Nederlands. */
import type { RowWords, Words } from '@plainletter/contracts/rule'

const NIGHTS: RowWords = {
  says: 'U betaalt minder als het kind 52 nachten per jaar of meer bij u slaapt. Houd een lijst van de nachten bij.',
}

export const CHILD_MAINTENANCE_NL: Words = {
  'gb.maintenance-letter.who': {
    says: 'De Child Maintenance Service hoort bij de overheid (DWP). Hij berekent, int en dwingt geld voor kinderen af.',
  },
  'gb.maintenance-letter.last-step': {
    says: 'Voor gevangenis of verlies van het rijbewijs is eerst een rechter nodig. Dat komt het laatst, als al het andere niet hielp.',
  },
  'gb.maintenance-letter.deadline-again': {
    says: 'U hebt 30 dagen na de datum van een beslissing om een nieuwe blik te vragen.',
    action: 'Vragen om de beslissing opnieuw te bekijken',
    consequence: 'Later is een goede reden nodig, en zonder nieuwe blik is er geen beroep.',
  },
  'gb.maintenance-letter.right-bank': {
    says: 'Zij mogen zonder rechter geld van uw bankrekening nemen. Bij een bedrag ineens hebt u eerst 14 dagen voor bezwaar; het geld staat intussen vast.',
  },
  'gb.maintenance-letter.right-wages-appeal': {
    says: 'Tegen een inhouding op uw loon kunt u binnen 28 dagen naar de rechter. Er moet een fout in zitten, of het geld moet geen loon zijn.',
  },
  'gb.maintenance-letter.right-nights': NIGHTS,
  'gb.maintenance-letter.right-costs': {
    says: 'Vraag een aanpassing (variation) voor bijzondere kosten, zoals verre reizen naar het kind of zorg voor een gehandicapt kind.',
  },
  'gb.maintenance-letter.fees': {
    says: 'Als zij het geld innen, betaalt u 20% extra, en de andere ouder verliest 4%. Rechtstreeks betalen kost niets.',
    actionable: 'Betaal op tijd en vraag om Direct Pay.',
  },
  'gb.maintenance-letter.warning-goes-on': {
    says: 'Een nieuwe blik vragen stopt het innen niet. Blijf het lopende bedrag betalen zo goed u kunt.',
  },
  'gb.maintenance-letter.step-check': {
    says: 'Controleer het inkomen, de nachten en elke betaling in de brief. Zoek de bankregels van alles wat u betaalde.',
  },
  'gb.maintenance-letter.step-call': {
    says: 'Bel of schrijf voor de dag in de brief. Bied voor de achterstand een bedrag per week aan dat u kunt volhouden.',
  },
  'gb.maintenance-letter.option-again': {
    says: 'Zeg wat er niet klopt: het inkomen, de nachten of gemiste betalingen. Stuur bewijs.',
    title: 'Vragen om een nieuwe blik',
    cost: 'Niets.',
    time: 'Eén brief nu, enkele weken tot antwoord.',
    risk: 'Het bedrag kan ook hoger worden.',
    bestFor: 'Het bedrag of de achterstand lijkt u fout.',
  },
  'gb.maintenance-letter.option-plan': {
    says: 'Stuur een lijst van uw inkomsten en kosten. Bied het lopende bedrag en een deel van de achterstand aan.',
    title: 'Een plan voor de achterstand afspreken',
    cost: 'Het afgesproken bedrag.',
    time: 'Eén telefoontje nu.',
    risk: 'Mist u een betaling, dan kunnen zij naar uw loon of bank.',
    bestFor: 'U bent het schuldig maar kunt niet alles ineens betalen.',
  },
  'gb.maintenance-letter.ni-who': {
    says: 'In Noord-Ierland hoort de Child Maintenance Service bij het Department for Communities.',
  },
  'gb.maintenance-letter.ni-right-powers': {
    says: 'Zij mogen zonder rechter geld van uw loon of rekening nemen. Vraag hoe elk bedrag is berekend, en maak op tijd bezwaar.',
  },
  'gb.maintenance-letter.ni-right-nights': NIGHTS,
}
