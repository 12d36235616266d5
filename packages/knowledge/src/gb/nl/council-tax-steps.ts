/** What to do about a council tax letter in England and Wales, step by step: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const COUNCIL_TAX_STEPS_NL: Words = {
  'gb.council-tax.step-catch-up': {
    says: 'Betaal de late termijn binnen 7 dagen als u kunt. Dan gaat uw maandelijkse regeling gewoon door.',
  },
  'gb.council-tax.step-call': {
    says: 'Neem vandaag contact op met de gemeente (council) als u niet alles kunt betalen. Bied een bedrag per maand aan en vraag hun te wachten met meer stappen.',
  },
  'gb.council-tax.step-apply': {
    says: 'Vraag korting op de gemeentebelasting (council tax reduction) aan als uw inkomen laag is. Vraag meteen ook naar andere kortingen en hulp bij geldnood.',
  },
  'gb.council-tax.step-check-bill': {
    says: 'Controleer de rekening: de data dat u er woonde, wie erop staat, de betalingen en elke korting.',
  },
  'gb.council-tax.step-summons': {
    says: 'Bel de gemeente (council) vóór de zitting. Bent u het eens met de rekening, dan hoeft u niet te gaan. Vraag wel een regeling, en kwijtschelding van de kosten.',
  },
  'gb.council-tax.step-hearing': {
    says: 'Ga naar de zitting als u een verweer hebt. U hebt bijvoorbeeld betaald, u woonde er niet, of u kreeg nooit een rekening.',
  },
  'gb.council-tax.step-order': {
    says: 'Stuur de gemeente (council) uw inkomen en kosten. Vraag een regeling, of inhouding op loon of uitkering. Vraag hun geen deurwaarders (bailiffs) te sturen.',
  },
  'gb.council-tax.step-advice': {
    says: 'Bel National Debtline op 0808 808 4000 voor gratis hulp met een budget. Vraag naar een adempauze (breathing space).',
  },
  'gb.council-tax.step-write': {
    says: 'Klopt het volgens u niet? Schrijf de gemeente (council) waarom. Vraag een beslissing op papier, zodat u in beroep kunt gaan.',
  },
  'gb.council-tax.step-moved': {
    says: 'Bent u verhuisd? Stuur bewijs van de datum: een huurcontract, een verkoopakte of een laatste energierekening.',
  },
  'gb.council-tax.step-occupier': {
    says: 'Misschien noemt de brief uw naam niet. Vraag de gemeente (council) wie volgens haar moet betalen, voor welke data en waarom.',
  },
  'gb.council-tax.step-budget': {
    says: 'Reken uit wat er over is na huur, energie en eten. Bied dat elke maand aan en begin meteen te betalen.',
  },
  'gb.council-tax.step-this-year': {
    says: 'Houd dit jaar bij en bied een klein extra bedrag voor de oude schuld. Schrijf welke betaling voor welk jaar is.',
  },
  'gb.council-tax.step-twelve': {
    says: 'Vraag om in 12 maanden te betalen in plaats van in 10. Elke betaling is dan kleiner.',
  },
  'gb.council-tax.step-records': {
    says: 'Bewaar de brief, uw betaalbewijs en een notitie van elk gesprek. Betaal met uw rekeningnummer bij de gemeente als kenmerk.',
  },
  'gb.council-tax.step-vulnerable': {
    says: 'Vertel de gemeente (council) over ziekte, een beperking, zwangerschap, een sterfgeval of jonge kinderen. Vraag het op te schrijven en te wachten.',
  },
}
