/** Questions of people in need tonight: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEED_TONIGHT_WORDS: Words = {
  'fr.ask-need.roof': {
    says: 'Bel nu 115: gratis, dag en nacht. Geen plek? Bel opnieuw en noteer uur en antwoord. Wie geen dak heeft en in nood is, heeft recht op noodopvang en mag er blijven tot er iets anders is. Blijft uw gezin buiten, vraag dan de bestuursrechter om een spoedbevel (référé-liberté): gratis, binnen 48 uur. Vraag ook DALO aan.',
  },
  'fr.ask-need.food': {
    says: 'Ga vandaag naar het CCAS op het gemeentehuis, of naar de maatschappelijk werker van het departement, en zeg dat u geen eten hebt. Vraag noodhulp (secours): bonnen, een pakket of geld. Op 115 hoort u waar er vanavond eten is. Restos du Cœur, Secours populaire en Croix-Rouge geven eten. Is een uitkering gestopt? Schrijf vandaag aan de CAF.',
  },
  'fr.ask-need.power-off': {
    says: 'Bel nu de leverancier en zeg dat er een baby is. Van 1 november tot 31 maart mag hij uw hoofdwoning niet afsluiten om schulden, alleen het vermogen verlagen. Vraag de stroom vandaag terug en een betaling in delen. Het CCAS en het FSL helpen met de rekening. Buiten die tijd moeten er eerst twee brieven komen. Klacht, gratis: médiateur de l’énergie.',
  },
  'fr.ask-need.lender': {
    says: 'Bel bij gevaar nu 17 of 112. U bedreigen om geld is een misdrijf (extorsion), en een lening boven de grens (usure) ook. Doe aangifte met berichten, namen en betalingen. Wat u te veel betaalde gaat van de schuld af. Leen niets om hem te betalen. 116 006 helpt slachtoffers gratis. Te veel schulden? De Banque de France neemt uw zaak gratis aan.',
  },
}
