/** Questions about debts, homes, work and buying. `asks` holds the words people type, in French, Dutch and English: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORDS: Words = {
  'be.ask.step-debt': {
    says: 'Verzamel brieven en bedragen, en vraag gratis schuldbemiddeling bij het OCMW.',
  },
  'be.ask.right-debt': { says: 'Niemand mag beslag leggen zonder vonnis of andere titel.' },
  'be.ask.step-home': { says: 'Vraag OCMW en huurdersbond voor u antwoordt.' },
  'be.ask.right-home': { says: 'Alleen een rechter kan u uit uw woning zetten.' },
  'be.ask.step-work': { says: 'Bewaar contract en loonbrieven, en vraag uw vakbond.' },
  'be.ask.right-work': {
    says: 'U hebt één jaar na het einde om naar de arbeidsrechtbank te gaan.',
  },
  'be.ask.step-buy': { says: 'Schrijf eerst het bedrijf, dan de gratis ombudsman.' },
  'be.ask.seize': {
    says: 'Niet zonder vonnis of andere titel. Met een titel blijven basisspullen, kinderbijslag en een deel van het loon beschermd.',
  },
  'be.ask.costs': {
    dependsOn: 'het bedrag dat u schuldig bent',
    says: 'De eerste herinnering is gratis en geeft 14 dagen. Daarna hoogstens € 20 tot € 150, € 30 plus 10 % tot € 500, € 65 plus 5 % daarboven.',
  },
  'be.ask.old-debt': {
    dependsOn: 'het soort factuur',
    says: 'Energie, water, telecom en huur: vijf jaar. Zorg: twee jaar. Veel andere contracten: tot tien.',
  },
  'be.ask.cannot-pay': {
    says: 'Vraag gratis bemiddeling bij het OCMW. Bij te veel schulden legt de arbeidsrechtbank één plan op en stopt beslagen.',
  },
  'be.ask.summons': {
    says: 'Ga naar de eerste zitting. Betwist of vraag maandsommen. Zonder u wordt u meestal veroordeeld.',
  },
  'be.ask.evict': {
    says: 'Alleen de vrederechter kan dit bevelen, een deurwaarder voert uit, meestal een maand na betekening. In Brussel meestal niet van 1 november tot 15 maart.',
  },
  'be.ask.dismissed': {
    says: 'Controleer de opzegtermijn. Vraag de redenen aangetekend binnen twee maanden. U hebt één jaar voor de arbeidsrechtbank.',
  },
  'be.ask.withdraw': {
    dependsOn: 'hoe u kocht',
    says: 'Online of aan huis: 14 dagen, zonder reden. In een winkel bestaat dit recht niet.',
  },
  'be.ask.guarantee': {
    says: 'Twee jaar lang moet de verkoper nieuwe goederen gratis herstellen of vervangen.',
  },
  'be.ask.leave-home': {
    dependsOn: 'het soort huur en het gewest',
    says: 'Huur van negen jaar: drie maanden opzeg. In de eerste drie jaar betaalt u drie, twee of één maand huur. Korte huur heeft andere regels.',
  },
  'be.ask.landlord-notice': {
    dependsOn: 'het soort huur en de reden',
    says: 'Bij negen jaar heeft de verhuurder zes maanden en een wettelijke reden nodig, zoals eigen gebruik. U kunt dan met één maand tegenopzeg vertrekken.',
  },
  'be.ask.deposit': {
    dependsOn: 'uw gewest',
    says: 'Ze staat op een geblokkeerde rekening op uw naam. Meestal hoogstens twee maanden, in Vlaanderen drie. Ze komt vrij met beider akkoord of via de rechter.',
  },
  'be.ask.rent-index': {
    dependsOn: 'uw huur en gewest',
    says: 'De huur mag één keer per jaar de index volgen, op de verjaardag, na schriftelijke vraag. Hoogstens drie maanden terug.',
  },
  'be.ask.account': {
    dependsOn: 'welk geld het is',
    says: 'Met een vonnis kan een deel worden genomen. Kinderbijslag, leefloon en een basis van uw loon blijven beschermd. U hebt 15 dagen om verzet te doen.',
  },
  'be.ask.unpaid-wages': {
    says: 'Eis het schriftelijk, en verwittig de inspectie en uw vakbond. Na het einde hebt u één jaar voor de rechtbank.',
  },
  'be.ask.energy': {
    says: 'Vraag de leverancier een plan en het OCMW het energiefonds. Afsluiten vergt stappen, en de winterregels verschillen per gewest. De ombudsdienst is gratis.',
  },
  'be.ask.scam': {
    says: 'Klik niet en betaal niet. Stuur door naar verdacht@safeonweb.be. Gaf u gegevens, bel meteen uw bank en Card Stop (078 170 170).',
  },
  'be.ask.right-buy': { says: 'Voor de meeste aankopen op afstand hebt u 14 dagen.' },
  'be.ask.option-help': {
    title: 'Gratis juridisch advies',
    says: 'Het bureau voor juridische bijstand of het OCMW beantwoordt eerste vragen gratis.',
    cost: 'Niets.',
    time: 'Een afspraak.',
    risk: 'Geen.',
    bestFor: 'Elke eerste vraag.',
  },
  'be.ask.account-left': {
    dependsOn: 'waar het geld vandaan komt',
    says: 'Loon en uitkering blijven tot 30 dagen na aankomst op de rekening beschermd, door een code. Onder een vast bedrag mag niets weg. Is te veel geblokkeerd, schrijf de deurwaarder met bewijs. Ga daarna naar de beslagrechter.',
  },
  'be.ask.bank-refuses': {
    says: 'Bel meteen de bank en Card Stop (078 170 170). De bank moet een betaling die u niet toestond terugbetalen, tenzij zij fraude of grove nalatigheid bewijst. Weigert ze, schrijf haar, en daarna Ombudsfin, gratis.',
  },
}
