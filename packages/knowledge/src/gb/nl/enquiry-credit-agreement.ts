/** Questions about credit: lost agreements, default notices, refused offers and withdrawing. The words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CREDIT_AGREEMENT_NL: Words = {
  'gb.ask-debt.offer-refused': {
    says: 'Ze hoeven een aanbod niet aan te nemen. Maar een geldgever moet u eerlijk behandelen als u het moeilijk hebt, en kijken wat u kunt missen. Stuur een budget mee, blijf betalen wat u kunt, en vraag een gratis adviseur om hulp.',
  },
  'gb.ask-debt.agreement-lost': {
    says: 'Bij een kaart, lening of postorder moeten ze een juiste kopie sturen als u erom vraagt en £1 betaalt. Tot dan kan geen rechter de overeenkomst afdwingen. De schuld vervalt niet, en een kopie hoeft uw handtekening niet te tonen.',
    dependsOn: 'wat voor schuld het is',
  },
  'gb.ask-debt.withdraw-loan': {
    says: 'U kunt van de meeste persoonlijke kredieten af binnen 14 dagen nadat u tekent of uw kopie krijgt. Zeg het de kredietgever op papier. Betaal dan binnen 30 dagen het geleende terug, met de rente over die dagen. Bij een hypotheek is het anders.',
  },
  'gb.ask-debt.default-not-judgment': {
    says: 'Het zijn twee dingen. Een ingebrekestelling (default notice) komt van de kredietgever en geeft u ten minste 14 dagen om het goed te maken. Een vonnis (judgment) komt alleen van een rechtbank, na een eis waarop u kunt antwoorden.',
  },
}
