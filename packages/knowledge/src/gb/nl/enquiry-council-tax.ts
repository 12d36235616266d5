/** Questions about council tax: reminders, court, students, moves and deductions. The words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COUNCIL_TAX_NL: Words = {
  'gb.ask-debt.council-tax-whole-year': {
    says: 'Betaal binnen 7 dagen wat de herinnering vraagt, dan mag u in termijnen doorgaan. Zo niet, dan moet u 7 dagen later de rest van het jaar betalen. Na twee herinneringen in een jaar moet u bij een derde keer meteen alles betalen.',
    dependsOn: 'of het bedrag in de herinnering binnen 7 dagen is betaald',
  },
  'gb.ask-debt.council-tax-court': {
    says: 'Ja. Na een herinnering of laatste aanmaning (final notice) kan de gemeente (council) een magistrates court om een liability order vragen. Alles betalen vóór de zitting beëindigt het, maar er kunnen kosten bijkomen. Bel eerst de gemeente en vraag een regeling.',
  },
  'gb.ask-debt.council-tax-students': {
    says: 'Zijn allen voltijdstudent, dan is de woning vrijgesteld: niemand betaalt. Is één volwassene dat niet, dan krijgt die de rekening, met 25% korting als alle anderen student zijn. Stuur de gemeente uw bewijzen van inschrijving.',
    dependsOn: 'of iedereen die daar woont voltijdstudent is',
  },
  'gb.ask-debt.council-tax-moved': {
    says: 'Schrijf vandaag de afdeling council tax van de gemeente wanneer u vertrok. Stuur bewijs, zoals het eindrapport en het nieuwe huurcontract. Vraag een nieuwe rekening en uitstel. De data lopen door tot ze schriftelijk ja zeggen, dus bel ook.',
  },
  'gb.ask-debt.council-tax-benefits': {
    says: 'Ja, maar alleen na een liability order, en alleen een klein vast deel van sommige uitkeringen. Er komen geen kosten bij. Komt u te kort? Vraag de gemeente om een lagere regeling en hulp bij geldnood.',
  },
  'gb.ask-debt.council-tax-ex': {
    says: 'Zolang u er als paar woonde, of beiden als eigenaar of huurder, is ieder alles schuldig. Gaat één weg, dan is alleen de blijver schuldig, met 25% korting als enige volwassene. Meld de gemeente de datum met bewijs en vraag een nieuwe rekening. Vraag vóór de zitting een plan. U kunt uw ex om zijn of haar deel vragen.',
    dependsOn: 'of u daar toen als partners woonde, of op de rekening stond',
  },
  'gb.ask-debt.council-tax-cannot-pay': {
    says: 'Bel vandaag de council en bied een bedrag dat u volhoudt. Vraag om korting (Council Tax Reduction) en hulp bij nood. Een plan vóór de rechterlijke beslissing bespaart kosten; daarna kunt u het nog vragen, voordat de bailiffs komen. Gratis advies: National Debtline, 0808 808 4000.',
  },
  'gb.ask-debt.council-tax-cannot-pay-scotland': {
    says: 'Bel vandaag de council en bied een bedrag dat u volhoudt. Vraag om korting (Council Tax Reduction). Wordt niets betaald, dan kan de council bij de sheriff een summary warrant halen; dat kost 10% extra. Ook daarna kunt u nog om tijd vragen. Gratis advies: National Debtline, 0808 808 4000.',
  },
}
