/** Questions about children, divorce, shared accounts and inheritance: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAMILY_WORDS: Words = {
  'it.ask.child-support': {
    says: 'Stuur een formele aanmaning. Na 30 dagen zonder betaling kan zijn of haar werkgever verplicht worden u rechtstreeks te betalen. Op loon kan beslag komen, en niet betalen kan strafbaar zijn.',
  },
  'it.ask.inherit-debts': {
    says: 'Wie aanvaardt, betaalt de schulden ook met eigen geld. U kunt weigeren, of alleen aanvaarden met wat er is (beneficio d’inventario). Hebt u de spullen in handen, doe het dan binnen drie maanden.',
    dependsOn: 'of u aanvaardt, en hoe',
  },
  'it.ask.divorce': {
    says: 'Ga eerst uit elkaar (separazione). Een scheiding kan volgen na zes maanden als u het eens was, of een jaar als een rechter moest beslissen. Bij akkoord kan het met advocaten of op het gemeentehuis.',
  },
  'it.ask.joint-account': {
    says: 'Noteer saldo en data, en vraag de bank de rekening te blokkeren of twee handtekeningen te eisen. Uw deel kunt u in de scheiding eisen. Een rechter kan spoedmaatregelen nemen. Ga snel naar een advocaat.',
  },
  'it.ask.see-children': {
    says: 'Noteer elke geweigerde dag, met berichten. Vraag de rechter de omgang af te dwingen: boete, extra dagen, andere zorg. Blijf alimentatie betalen. Met een laag inkomen is de advocaat gratis.',
  },
  'it.ask.unpaid-so-no-visits': {
    says: 'Nee. Geld en bezoek staan los van elkaar: u mag de kinderen niet weghouden omdat de andere ouder niet betaalt. Een rechter kan u daarvoor waarschuwen of beboeten. Is er gevaar? Bel 112 of 1522. Stuur voor het geld een aangetekende aanmaning. Na 30 dagen zonder betaling kan de werkgever direct aan u moeten betalen, zonder rechter. Op loon kan beslag komen, en niet betalen kan strafbaar zijn. Met weinig inkomen is de advocaat gratis.',
  },
}
