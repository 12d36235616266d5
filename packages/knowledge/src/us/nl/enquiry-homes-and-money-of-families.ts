/** The Dutch words of the rows in ../enquiry-homes-and-money-of-families.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOMES_AND_MONEY_OF_FAMILIES_NL: Words = {
  'us.fact.ex-on-mortgage': {
    says: 'Kijk in uw echtscheidingsvonnis (decree). Alleen als daar een dag staat om te herfinancieren of te verkopen, moet dat; uw ex kan dan die rechtbank vragen het af te dwingen. Zonder dat houdt u het huis dat u kreeg, maar de bank kan nog beiden aanspreken en late betaling schaadt beiden. De bank mag de lening niet opeisen om de overdracht door de scheiding. Vraag of u de lening alleen mag overnemen.',
    dependsOn: 'wat het echtscheidingsvonnis opdraagt',
  },
  'us.fact.spouse-sells-home': {
    says: 'Bij gevaar gaat dat voor: een protective order kan de ander uit huis houden (1-800-799-7233, dag en nacht). Staat uw naam op de akte (deed), dan kan het huis niet zonder uw handtekening verkocht worden; veel staten vragen hoe dan ook beide. Vraag scheiding en meteen tijdelijke orders: geen verkoop, wie blijft, wie betaalt. Schrijf de bank over de achterstand. Een executie vraagt aankondigingen en weken. Legal aid kan helpen.',
  },
  'us.state.tx.ask-spouse-sells-home': {
    says: 'Bij gevaar gaat dat voor: een protective order kan de ander uit huis houden (1-800-799-7233, dag en nacht). In Texas mag geen van de echtgenoten de woning (homestead) verkopen zonder handtekening van de ander, wie de lening ook heeft. Wat in het huwelijk verdiend is, is meestal van beiden. Vraag scheiding en meteen tijdelijke orders. Bel de bank: voor een veiling komen er aankondigingen. Formulieren: TexasLawHelp.org.',
  },
  'us.fact.agent-fails': {
    says: 'Praat eerst: de gemachtigde kan schriftelijk aftreden; dan neemt de tweede uit het papier het over. Zolang de persoon het begrijpt, kan die de volmacht intrekken en een nieuwe tekenen. Anders kan een naaste de probate court vragen te kijken naar wat de gemachtigde doet of nalaat, opdrachten te geven of een guardian te benoemen. Betaal wat dringend is. Ontbreekt geld of zorg: Adult Protective Services (Eldercare Locator, 1-800-677-1116).',
  },
  'us.fact.spouse-card-on-my-report': {
    says: 'Wie niet voor een kaart tekende en alleen met de houder getrouwd is, of hem alleen mocht gebruiken, is hem niet schuldig. In community property states zoals Californië of Texas kan dat anders zijn. Betwist de vermelding schriftelijk bij de bank en elk kredietbureau; die moeten het nagaan, meestal binnen 30 dagen. Vraag het getekende contract. Zeggen dat u bij het CFPB klaagt is uw recht en geen chantage.',
  },
}
