/** Questions about a purchase that a person wants to undo: at the door, in a shop, a loan, by a child: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_UNDO_A_PURCHASE_NL: Words = {
  'de.ask-buy.doorstep': {
    says: 'Ja. Wat u aan de deur of thuis tekent, kunt u 14 dagen lang zonder reden herroepen. De termijn loopt pas als u daar goed over bent ingelicht. Anders hebt u tot twaalf maanden en 14 dagen. Stuur het per e-mail of aangetekend en bewaar een kopie. Bent u voorgelogen? Vecht het contract dan ook aan. Laat het oude contract niet opzeggen.',
  },
  'de.ask-buy.in-shop': {
    says: 'Nee. Een aankoop in een winkel kunt u niet terugdraaien omdat u zich bedenkt. Kijk in het contract en vraag om coulance of een ander model. Annuleringskosten mogen niet hoger zijn dan de gewone schade, en u mag tonen dat die lager was. Op krediet gekocht? De lening kunt u 14 dagen herroepen, en dan vervalt de koop. Een gebrek is iets anders.',
  },
  'de.ask-debt.loan-regret': {
    says: 'Ja. Een lening kunt u binnen 14 dagen na tekenen zonder reden herroepen. De termijn begint pas als u het contract met alle gegevens van de wet hebt. Schrijf een duidelijke zin per e-mail of brief en bewaar bewijs. Betaal het geld binnen 30 dagen terug, met de afgesproken rente voor die dagen. Bij leningen sinds 20 november 2026 kan dit na twaalf maanden en 14 dagen eindigen.',
  },
  'de.ask-buy.child-bought': {
    says: 'Schrijf de verkoper meteen dat u de koop niet goedkeurt. Een contract van een kind onder 18 geldt alleen met het ja van de ouders, tenzij het alles van zijn zakgeld betaalt. Vraag het geld terug, ook met het formulier van Google, Apple of de winkel. Het is moeilijker als u kaart of code gaf: zeg wat u wist. Zet aankopen op slot.',
  },
}
