/** What people believe of debts and judgments, put right: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BELIEFS_DEBT_NL: Words = {
  'gb.ask-debt.letter-no-judgment': {
    says: 'Een brief van een incassobureau is geen vonnis van de county court (CCJ). Dat geeft alleen een rechter, nadat u een claim form kreeg en verloor of niet antwoordde. Of er een is, ziet u gratis in uw kredietdossiers of tegen betaling bij TrustOnline. Beantwoord de brief en negeer nooit een formulier van de rechtbank.',
  },
  'gb.ask-debt.council-tax-no-judgment': {
    says: 'Een liability order voor council tax is geen vonnis van de county court (CCJ). Zij komt van de magistrates’ court en staat niet in het vonnissenregister of uw kredietdossier. Maar de gemeente kan er bailiffs mee sturen of van loon of uitkering nemen. Bel voor de zitting en vraag een regeling.',
  },
  'gb.ask-debt.small-payments': {
    says: 'Kleine betalingen houden een rechtszaak niet tegen, tenzij de firma beloofde te wachten. Vraag dat schriftelijk met een budget: een kredietgever moet u eerlijk behandelen. Komt er toch een zaak, antwoord dan op tijd. De rechter kan kleine bedragen toestaan. Bij een oude schuld begint met elke betaling zes nieuwe jaren.',
  },
  'gb.ask-debt.pay-later-file': {
    says: 'Schulden bij „later betalen” kunnen meetellen in uw kredietdossier. Klarna meldt ze, betaald of niet, sinds juni 2022; andere firma’s verschillen. Een default blijft zes jaar. Sinds 15 juli 2026 moeten zij toestemming van de FCA hebben en nagaan of u kunt betalen. In nood vraagt u hun eerst om hulp. De Financial Ombudsman is gratis.',
  },
  'gb.ask-debt.student-loan-bankrupt': {
    says: 'Een studielening van de staat eindigt niet door een faillissement. Zij valt erbuiten; u betaalt verder naar wat u verdient, meestal via uw loon. Kaarten, roodstand en bankleningen kunnen eindigen, ook een banklening voor een cursus. Praat eerst met een gratis schuldhulpverlener.',
  },
  'gb.ask-debt.iva-home': {
    says: 'Met een IVA (akkoord met uw schuldeisers) hoeft u uw huis meestal niet te verkopen. De voorwaarden beslissen: lees wat ze over het huis zeggen. De hypotheek loopt door. Is uw deel veel waard, dan betaalt u vaak een jaar langer of moet u erop lenen. Breekt u het akkoord, dan kan het huis gevaar lopen. Vraag eerst gratis advies.',
  },
}
