/** Vragen waarin vaak een misverstand zit: het recht van het Verenigd Koninkrijk in het Nederlands. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BELIEFS_NL: Words = {
  'gb.ask-bailiff.others-goods': {
    says: 'Alleen deurwaarders (bailiffs) kunnen dingen meenemen. Ze mogen alleen meenemen wat van de persoon met de schuld is, alleen of samen met iemand. De echte eigenaar hoort meteen bewijs te sturen, zoals de bon of de financieringspapieren.',
  },
  'gb.ask-bailiff.hours': {
    says: 'Ze mogen alleen van 6am tot 9pm komen (van ’s ochtends tot ’s avonds), op elke dag, tenzij een rechter meer toestaat. Een bedrijf dat op andere uren open is, is anders.',
  },
  'gb.ask-bailiff.household-goods': {
    says: 'Nee. Ze moeten laten staan wat een woning nodig heeft: een fornuis of magnetron, een koelkast, een wasmachine, bedden, en een tafel met stoelen. Zeg hun dat. Klaag bij het bedrijf als ze zulke dingen opschrijven.',
  },
  'gb.ask-bailiff.police': {
    says: 'Nee, niet omdat u de deur dichthoudt bij een schuld zoals gemeentebelasting (council tax) of een parkeerboete. Praat door de deur en vraag bewijs. Zijn ze volgens de wet binnen, duw of blokkeer hen dan niet. Onbetaalde boetes van de rechter zijn anders.',
  },
  'gb.ask-bailiff.northern-ireland': {
    says: 'In Noord-Ierland heeft een incassobedrijf geen eigen deurwaarders (bailiffs). Alleen het Enforcement of Judgments Office kan een schuld afdwingen, en alleen na een vonnis (judgment). Anderen hoeft u niet binnen te laten.',
  },
  'gb.ask-debt.council-tax-whole-year': {
    says: 'Betaal binnen 7 dagen wat de herinnering vraagt, dan mag u in termijnen doorgaan. Zo niet, dan moet u 7 dagen later de rest van het jaar betalen. Na twee herinneringen in een jaar moet u bij een derde keer meteen alles betalen.',
    dependsOn: 'of het bedrag in de herinnering binnen 7 dagen is betaald',
  },
  'gb.ask-debt.council-tax-court': {
    says: 'Ja. Na een herinnering of laatste aanmaning (final notice) kan de gemeente (council) een magistrates court om een liability order vragen. Alles betalen vóór de zitting beëindigt het, maar er kunnen kosten bijkomen. Bel eerst de gemeente en vraag een regeling.',
  },
  'gb.ask-debt.benefit-seized': {
    says: 'Een bedrijf van een kaart, lening of postorder kan een uitkering niet bij de bron pakken. Van Universal Credit mag alleen voor vaste schulden worden ingehouden, zoals huur, energie of gemeentebelasting (council tax). Geld dat al op uw bank staat, is minder veilig. Vraag gratis advies.',
  },
  'gb.ask-debt.benefit-mistake': {
    says: 'Universal Credit dat per vergissing is betaald, kunnen ze terugnemen, ook als de fout van hen was. De meeste oudere uitkeringen betaalt u alleen terug als u iets wegliet of fout gaf. U kunt een herziening, een lager bedrag of kwijtschelding (waiver) vragen.',
    dependsOn: 'welke uitkering het is',
  },
  'gb.ask-tv.over-75': {
    says: 'Vanaf 75 is de licentie alleen gratis als u, of een partner die bij u woont, Pension Credit krijgt. U moet haar aanvragen. Anderen van die leeftijd betalen zoals iedereen, als ze live tv of BBC iPlayer kijken.',
    dependsOn: 'of Pension Credit wordt betaald',
  },
  'gb.ask-debt.offer-refused': {
    says: 'Ze hoeven een aanbod niet aan te nemen. Maar een geldgever moet u eerlijk behandelen als u het moeilijk hebt, en kijken wat u kunt missen. Stuur een budget mee, blijf betalen wat u kunt, en vraag een gratis adviseur om hulp.',
  },
  'gb.ask-debt.agreement-lost': {
    says: 'Bij een kaart, lening of postorder moeten ze een juiste kopie sturen als u erom vraagt en £1 betaalt. Tot dan kan geen rechter de overeenkomst afdwingen. De schuld vervalt niet, en een kopie hoeft uw handtekening niet te tonen.',
    dependsOn: 'wat voor schuld het is',
  },
  'gb.ask-consumer.gym-rest-of-term': {
    says: 'Lees wat er staat over eerder stoppen. Een regel waardoor u lang betaalt zonder de sportschool te gebruiken, kan oneerlijk zijn. Een oneerlijke regel bindt u niet. Schrijf de sportschool, stuur bewijs van wat er veranderde, en vraag het contract te beëindigen.',
    dependsOn: 'wat er in het contract staat, en of de regels eerlijk zijn',
  },
  'gb.ask-parking.firm-court': {
    says: 'Ja. Het bedrijf kan binnen zes jaar een eis beginnen bij de county court. Komt er een formulier (claim form), antwoord de rechtbank dan binnen 14 dagen na de officiële ontvangst (service). Antwoordt u niet, dan kan er een vonnis (judgment) tegen u komen.',
  },
  'gb.ask-debt.withdraw-loan': {
    says: 'U kunt van de meeste persoonlijke kredieten af binnen 14 dagen nadat u tekent of uw kopie krijgt. Zeg het de kredietgever op papier. Betaal dan binnen 30 dagen het geleende terug, met de rente over die dagen. Bij een hypotheek is het anders.',
  },
  'gb.ask-debt.default-not-judgment': {
    says: 'Het zijn twee dingen. Een ingebrekestelling (default notice) komt van de kredietgever en geeft u ten minste 14 dagen om het goed te maken. Een vonnis (judgment) komt alleen van een rechtbank, na een eis waarop u kunt antwoorden.',
  },
  'gb.ask-debt.council-tax-students': {
    says: 'Zijn allen voltijdstudent, dan is de woning vrijgesteld: niemand betaalt. Is één volwassene dat niet, dan krijgt die de rekening, met 25% korting als alle anderen student zijn. Stuur de gemeente uw bewijzen van inschrijving.',
    dependsOn: 'of iedereen die daar woont voltijdstudent is',
  },
  'gb.ask-work.three-warnings': {
    says: 'Geen wet noemt een aantal waarschuwingen. De Acas Code verwacht een eerlijke gang van zaken, meestal een eerste en een laatste waarschuwing, maar geen bij ernstig wangedrag (gross misconduct). Hoe lang u er werkte, bepaalt of u kunt eisen.',
  },
}
