/** The Dutch words of Germany: enquiry housing. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOUSING_NL: Words = {
  'de.ask-home.evict-now': {
    says: 'Nee. Uw verhuurder moet een rechtszaak winnen, en alleen een gerechtsdeurwaarder (Gerichtsvollzieher) kan u uit huis zetten. Bel in gevaar 110.',
  },
  'de.ask-home.rent-debt-notice': {
    says: 'Betaal nu de hele schuld of vraag het Jobcenter of sociale kantoor haar over te nemen. Tot twee maanden na betekening van een eis maakt dit de opzegging zonder termijn ongedaan.',
  },
  'de.ask-home.own-need': {
    says: 'Laat het nagaan. De brief moet zeggen wie de woning nodig heeft en waarom. U kunt wegens nood bezwaar maken tot twee maanden vóór het einde.',
  },
  'de.ask-home.landlord-period': {
    says: 'U als huurder: drie maanden. De verhuurder: drie, na vijf jaar zes, na acht jaar negen, en alleen met een reden.',
    dependsOn: 'wie opzegt en hoe lang u er woont',
  },
  'de.ask-home.email-notice': {
    says: 'Nee. Voor een opzegging van een woning is papier en een handtekening met de hand nodig, van de verhuurder en van u.',
  },
  'de.ask-home.rent-rise': {
    says: 'U hebt tot het einde van de tweede maand om na te denken. Hoogstens de plaatselijke huur, en 20% in drie jaar, in veel steden 15%. Teken niet haastig.',
    dependsOn: 'de plaatselijke huur en de laatste verhoging',
  },
  'de.ask-home.running-costs': {
    says: 'Zij moet binnen twaalf maanden na haar jaar komen. U hebt twaalf maanden voor bezwaar, en mag eerst de bonnen zien.',
    dependsOn: 'of de rekening op tijd kwam en klopt',
  },
  'de.ask-home.deposit': {
    says: 'Hoogstens drie kale maandhuren, te betalen in drie delen. Na uw vertrek mag de verhuurder enkele maanden controleren en moet hij dan de rest betalen.',
    dependsOn: 'wat er nog verschuldigd is',
  },
  'de.ask-home.defects': {
    says: 'Meld het schriftelijk en geef een datum. De huur is volgens de wet lager zolang het gebrek duurt. Betaal voor de zekerheid eerst onder voorbehoud (unter Vorbehalt).',
  },
  'de.ask-home.landlord-enters': {
    says: 'De verhuurder mag niet zonder uw ja binnenkomen en mag geen sleutel houden. Om een goede reden en na bericht moet u hem of haar de woning laten zien.',
  },
  'de.ask-home.sold': {
    says: 'Een verkoop beëindigt uw huur niet. De nieuwe eigenaar komt in uw contract. Na omzetting in een koopappartement (Eigentumswohnung) loopt een blokkade van drie tot tien jaar.',
  },
  'de.ask-home.rent-brake': {
    says: 'Waar zij geldt (Mietpreisbremse), mag een nieuwe huur hoogstens 10% boven de plaatselijke huur zijn. Klaag schriftelijk (Rüge). De wet staat het toe tot eind 2029.',
    dependsOn: 'of uw stad de huurrem heeft en wanneer u introk',
  },
  'de.ask-home.sublet': {
    says: 'Voor een deel van de woning kunt u toestemming eisen, als u een goede reden hebt die later ontstond. Vraag het eerst schriftelijk.',
    dependsOn: 'of u een goede reden hebt en eerst vroeg',
  },
  'de.ask-home.eviction-date': {
    says: 'Ga vandaag naar de Wohnungssicherung van uw gemeente en een advocaat. Een verzoek aan de rechter (§ 765a ZPO) moet twee weken vóór die dag komen.',
  },
  'de.ask-home.moving-costs': {
    says: 'Vaste data en plichten om bij vertrek te schilderen zijn vaak nietig. Kreeg u de woning ongeschilderd, dan hoeft u meestal niet te schilderen.',
    dependsOn: 'de woorden van uw contract en de staat bij het begin',
  },
  'de.ask-home.step-check': {
    says: 'Laat elke opzegging nagaan door een huurdersvereniging (Mieterverein) voordat u tekent of verhuist.',
  },
  'de.ask-home.step-pay': {
    says: 'Blijf huur betalen. Vraag bij achterstand meteen het Jobcenter of sociale kantoor (Sozialamt) om hulp.',
  },
  'de.ask-home.right-court': {
    says: 'U mag blijven totdat een rechter beslist en een gerechtsdeurwaarder komt.',
  },
  'de.ask-home.guide-objection': {
    says: 'Maak wegens nood bezwaar in tekstvorm, twee maanden vóór het einde van de huur.',
  },
  'de.ask-home.guide-loan': {
    says: 'Vraag het Jobcenter of sociale kantoor (Sozialamt) huurschulden als lening over te nemen.',
  },
  'de.ask-home.guide-benefit': {
    says: 'Ga na of u huurtoeslag (Wohngeld) krijgt. Zij loopt vanaf de maand van uw aanvraag.',
  },
  'de.ask-home.guide-right-reason': {
    says: 'Een verhuurder heeft een wettige reden nodig, geschreven in een getekende brief op papier.',
  },
  'de.ask-home.guide-right-cure': {
    says: 'Alle huurschulden op tijd betalen kan een opzegging zonder termijn ongedaan maken, één keer in twee jaar.',
  },
  'de.ask-home.guide-right-bill': {
    says: 'U mag de bonnen achter een rekening voor bijkomende kosten zien.',
  },
  'de.ask-home.guide-option-help': {
    says: 'Laat de brief en uw contract nagaan.',
    title: 'Huurdersvereniging of advocaat',
    cost: 'Een jaarbijdrage, of een bon voor een advocaat.',
    time: 'Deze week.',
    risk: 'Geen.',
    bestFor: 'Elke brief van uw verhuurder waaraan u twijfelt.',
  },
  'de.ask-home.guide-warn': {
    says: 'Stop niet op eigen houtje met huur betalen. Betaal onder voorbehoud en vraag advies.',
  },
  'de.ask-home.tenant-leaves': {
    says: 'Drie maanden, als uw getekende brief er op de derde werkdag van een maand is. Vraag de verhuurder schriftelijk om een eerder einde.',
    dependsOn: 'of de verhuurder met een eerder einde instemt',
  },
  'de.ask-home.power-off-landlord': {
    says: 'De verhuurder mag water, warmte of stroom niet afsluiten om u weg te krijgen. Een rechter kan dat binnen dagen stoppen (einstweilige Verfügung).',
  },
  'de.ask-home.deposit-not-back': {
    says: 'Vraag schriftelijk om de afrekening en het geld met rente, en stel twee weken. De wet noemt geen vaste termijn. Na zes maanden zijn eisen wegens schade verjaard, maar vaak mag hij ze nog verrekenen. Een redelijk deel mag blijven voor servicekosten. Vraag daarna een Mahnbescheid aan.',
  },
  'de.ask-home.rent-rise-agree': {
    says: 'U hoeft niet met meer in te stemmen dan de wet toestaat. Dat is de plaatselijke huur, hooguit 20% in drie jaar, in veel steden 15%. De brief moet redenen geven. Tot het einde van de tweede maand na ontvangst mag u alles, een deel of niets aanvaarden. Dan moet de verhuurder naar de rechter.',
  },
  'de.ask-home.noise': {
    says: 'Praat eerst en houd een lijst bij van het lawaai met dag en uur. Schrijf uw verhuurder: hij moet iets doen, en de huur kan zolang lager zijn. Bel ’s nachts de politie of het Ordnungsamt. Ten slotte kan een rechter het verbieden; in sommige deelstaten komt eerst een bemiddeling (Schlichtung).',
  },
  'de.ask-home.broker': {
    says: 'Bij een huurwoning betaalt wie de makelaar inschakelt. U betaalt alleen als u hem schriftelijk opdracht gaf en hij de woning alleen voor u zocht. Elke andere afspraak is ongeldig. Wat u betaalde, mag u terugvragen, meestal drie jaar lang.',
  },
  'de.ask-home.wear': {
    says: 'U betaalt niet voor wat door gewoon wonen slijt: vergeelde muren, een gewoon aantal boorgaten, sporen op de vloer. Dat dekt de huur. Alleen echte schade betaalt u, en alleen tegen de waarde van nu. Vraag bewijs en rekeningen.',
  },
  'de.ask-home.pets': {
    says: 'Een huurcontract mag niet alle honden en katten verbieden. De verhuurder moet afwegen: grootte, woning, buren, uw redenen. Vraag het vooraf schriftelijk. Kleine dieren in kooi of aquarium hebben geen toestemming nodig. Heeft het nee geen eerlijke reden, dan kan een rechter beslissen.',
    dependsOn: 'het dier, de woning en de redenen van beide kanten',
  },
  'de.ask-home.cannot-pay-rent': {
    says: 'Doe iets voordat twee maanden huur open staan: dan mag de verhuurder meteen opzeggen. Betaal eerst de huur en vraag schriftelijk om delen. Jobcenter of sociaal bureau kan de schuld overnemen, ook als u werkt. Vraag Wohngeld aan. Uw stad heeft gratis hulp (Wohnungssicherung).',
  },
  'de.ask-home.notice-received': {
    says: 'Blijf kalm: alleen een rechter kan u uitzetten. Kijk naar papier, handtekening en reden. Twee maanden huur open? Betaal nu alles; dat kan de directe opzegging opheffen. Maak anders bij hardheid schriftelijk bezwaar tot twee maanden voor het einde. Ga snel naar een Mieterverein of advocaat.',
  },
  'de.ask-home.mould-leave': {
    says: 'Meteen weggaan mag alleen als het ernstig is of gevaarlijk voor de gezondheid. Stel de verhuurder eerst schriftelijk een laatste termijn, met foto’s. Een briefje van arts of expert helpt. Hebt u ongelijk, dan bent u de huur van de opzegtermijn schuldig; vraag eerst een Mieterverein. Tot dan is minder huur veiliger.',
    dependsOn: 'hoe ernstig het is en of u eerst een termijn stelde',
  },
  'de.ask-home.before-moving-in': {
    says: 'Er is geen herroepingsrecht als u de woning eerst zag. U kunt wel meteen opzeggen, ook voor u erin gaat: meestal drie maanden. Huur is vanaf het begin verschuldigd. Bied een nieuwe huurder aan en vraag schriftelijk om beëindiging. Getekend zonder bezichtiging, met een bedrijf? Dan gelden misschien 14 dagen.',
  },
  'de.ask-home.right-leave-on-rise': {
    says: 'U kunt ook eerder weggaan. Zeg op voor het einde van de tweede maand na de brief. De huur eindigt dan twee maanden later.',
  },
  'de.ask-home.right-painting': {
    says: 'Een plicht om op vaste tijden te schilderen geldt niet. Kreeg u de woning ongeschilderd en zonder vergoeding, dan hoeft u niet te schilderen. Gewone slijtage kost u niets.',
  },
  'de.ask-home.cable-fee': {
    says: 'Sinds 1 juli 2024 mag kabel-tv niet meer in de servicekosten zitten. U bent die alleen schuldig bij een eigen contract. Trek het van de rekening af en schrijf waarom.',
  },
}
