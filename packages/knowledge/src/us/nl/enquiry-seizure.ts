/** Questions about pay, accounts, benefits and homes that are taken for a debt: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SEIZURE_NL: Words = {
  'us.ask-debt.garnish': {
    says: 'Voor een particuliere schuld moeten zij eerst naar de rechter en winnen. Dan kan hoogstens 25% van uw loon na verplichte aftrek weg, en minder van laag loon. Sommige staten beschermen alles.',
    dependsOn: 'of er een vonnis tegen u is',
  },
  'us.ask-debt.bank-account': {
    says: 'Zonder vonnis kunnen zij niet aan uw rekening komen. Met een vonnis kunnen zij het de rechter vragen. Twee maanden rechtstreeks gestorte federale uitkering moeten vrij blijven.',
    dependsOn: 'of er een vonnis tegen u is',
  },
  'us.ask-debt.social-security': {
    says: 'Een particuliere schuldeiser kan geen Social Security, SSI of VA-uitkering nemen. De federale overheid kan voor eigen schulden een deel van Social Security nemen, maar geen SSI.',
  },
  'us.ask-debt.sheriff': {
    says: 'Papieren aannemen betekent niet dat u het eens bent. Om u uit te zetten of spullen te nemen is een bevel van de rechter nodig: vraag het te zien, verzet u niet, en bel de gratis rechtshulp (legal aid).',
    dependsOn: 'of zij papieren of een bevel van de rechter brengen',
  },
  'us.ask-debt.house-lien': {
    says: 'Eerst moeten zij een zaak beginnen en winnen. In de meeste staten kan het vonnis dan op uw huis rusten (lien), maar de wet op het eigen huis (homestead) beschermt een deel of alles. Weinig kaarten leiden tot gedwongen verkoop.',
    dependsOn: 'of zij een vonnis hebben, en uw staat',
  },
  'us.ask-debt.refund-offset': {
    says: 'Nee. Alleen openbare schulden zoals belasting, kinderalimentatie en federale studieleningen kunnen van een federale teruggave af. Een privaat bedrijf met een vonnis zou het geld kunnen pakken als het op uw rekening staat.',
  },
}
