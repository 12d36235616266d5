/** The Dutch words of the rows in ../public-debts.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_DEBTS_NL: Words = {
  'de.public-debt.want': {
    says: 'Een overheidsdienst zegt dat u nog geld moet betalen aan de staat, een rechtbank of uw stad.',
  },
  'de.public-debt.reality': {
    says: 'Neem deze brief serieus. De meeste overheidsdiensten kunnen beslag leggen op loon, rekening of spullen zonder nieuwe rechtszaak.',
  },
  'de.public-debt.who': {
    says: 'Dit is een overheidsdienst, of de kas die daarvoor int. De bevoegdheden staan in de wet.',
  },
  'de.public-debt.who-court': {
    says: 'De kas van de gerechten (Justizkasse) int gerechtskosten en boetes. Zij kan zelf beslag op loon of rekening bevelen.',
  },
  'de.public-debt.rights': {
    says: 'U mag vragen uit welk besluit het bedrag komt. U mag uitstel vragen en bezwaar maken tegen wat niet klopt.',
  },
  'de.public-debt.not-yet': {
    says: 'Vóór beslag moet er een besluit (Bescheid) zijn dat al betaald moest zijn. Ook hoort er een aanmaning met een week te komen.',
  },
  'de.public-debt.know-drop': {
    says: 'Valt er bij u niets te halen, dan kan de dienst stoppen met innen (Niederschlagung). Bij bijzondere nood kan de schuld vervallen (Erlass).',
  },
  'de.public-debt.know-charges': {
    says: 'Belastingen en de meeste heffingen vervallen vijf jaar na het jaar van de vervaldag. Een schriftelijke eis of beslag begint de termijn opnieuw.',
  },
  'de.public-debt.right-object': {
    says: 'U hebt één maand om het besluit (Bescheid) achter deze brief aan te vechten. Stond er niet in hoe, dan hebt u een jaar.',
  },
  'de.public-debt.right-suspend': {
    says: 'Bezwaar tegen een heffing stopt de betaling niet. Vraag de dienst schriftelijk om opschorting (Aussetzung der Vollziehung).',
  },
  'de.public-debt.right-time': {
    says: 'U kunt uitstel of betaling in delen vragen (Stundung). Dat kan als direct betalen heel zwaar voor u zou zijn.',
  },
  'de.public-debt.right-protected': {
    says: 'Ook de overheid moet u het beschermde deel van uw loon laten. Vraag uw bank om een beschermde rekening (P-Konto).',
  },
  'de.public-debt.right-costs': {
    says: 'Klopt de rekening van de gerechtskosten niet? U kunt gratis bij het gerecht klagen (Erinnerung). Dat stopt de betaling niet vanzelf.',
  },
  'de.public-debt.penal-reality': {
    says: 'Een strafboete (Geldstrafe) die niet te innen is, kan celstraf worden: één dag voor twee dagbedragen. Doe iets vóór die tijd.',
  },
  'de.public-debt.penal-right': {
    says: 'Vraag het openbaar ministerie om uitstel of betaling in delen. U kunt ook vragen om in plaats daarvan onbetaald te werken (freie Arbeit).',
  },
  'de.public-debt.order-right': {
    says: 'Bij een onbetaalde boete (Bußgeld) kan een rechter gijzeling bevelen. Niet als u toont dat u niet kunt betalen: schrijf dat en vraag om termijnen.',
  },
  'de.public-debt.loan-right': {
    says: 'Is uw inkomen laag? Vraag het Bundesverwaltungsamt om vrijstelling van de termijnen (Freistellung). Die kan enkele maanden teruggaan.',
  },
  'de.public-debt.step-time': {
    says: 'Schrijf of bel vóór de dag in de brief en noem het kenmerk (Kassenzeichen). Vraag om uitstel of termijnen, met bewijs van uw inkomen.',
  },
  'de.public-debt.step-which': {
    says: 'Zoek het besluit of de rekening achter deze brief en controleer het bedrag. Ontbreekt het? Vraag een kopie. Al betaald? Stuur bewijs.',
  },
}
