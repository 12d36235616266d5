/** The Dutch words of the rows in ../enquiry-housing.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOUSING_WORDS: Words = {
  'fr.ask-home.step-papers': {
    says: 'Zoek uw huurcontract (bail) en noteer: leeg of gemeubileerd, begin, einde, waarborg.',
  },
  'fr.ask-home.step-adil': {
    says: 'Vraag uw ADIL om gratis juridisch advies voor u de verhuurder antwoordt.',
  },
  'fr.ask-home.step-written': {
    says: 'Schrijf de verhuurder per aangetekende brief en bewaar een kopie.',
  },
  'fr.ask-home.right-judge': {
    says: 'Alleen een rechter kan uw recht beëindigen om in uw woning te blijven.',
  },
  'fr.ask-home.right-decent': { says: 'U hebt recht op een behoorlijke en veilige woning.' },
  'fr.ask-home.right-receipt': {
    says: 'U hebt op verzoek recht op een gratis huurkwitantie (quittance).',
  },
  'fr.ask-home.option-adil': {
    title: 'Uw ADIL vragen',
    says: 'Een jurist van de ADIL antwoordt u gratis.',
    cost: 'Niets.',
    time: 'Een telefoontje.',
    risk: 'Geen.',
    bestFor: 'Elke vraag over een huurcontract.',
  },
  'fr.ask-home.option-conciliator': {
    title: 'Een gratis verzoener vragen',
    says: 'Een verzoener (conciliateur de justice) brengt u en de verhuurder bij elkaar.',
    cost: 'Niets.',
    time: 'Een paar weken.',
    risk: 'Geen.',
    bestFor: 'U wilt de woning houden en het conflict beëindigen.',
  },
  'fr.ask-home.know-winter': {
    says: 'Van 1 november tot 31 maart mogen de meeste huurders niet worden uitgezet.',
    learnMore: 'De huur moet u wel betalen.',
  },
  'fr.ask-home.warn-rent': {
    says: 'Blijf de huur betalen, ook bij een conflict. Stoppen kan u de woning kosten.',
  },
  'fr.ask-home.right-no-force': {
    says: 'Een verhuurder mag u niet met geweld uitzetten of de sloten vervangen. Dat is een misdrijf.',
  },
  'fr.ask-home.throw-out': {
    says: 'Alleen een rechter kan de huur beëindigen en alleen een deurwaarder (commissaire de justice) mag uitzetten. Een verhuurder die het alleen doet, pleegt een misdrijf. Bel de politie (17).',
  },
  'fr.ask-home.winter': {
    says: 'Van 1 november tot 31 maart wordt meestal geen huurder uitgezet. De huur moet u wel betalen en de rechtszaak gaat door.',
    dependsOn: 'of er een woning voor u is en hoe u erin kwam',
  },
  'fr.ask-home.rent-arrears': {
    says: 'Praat met de verhuurder, bel SOS loyers impayés (0 805 16 00 75) en vraag het huisvestingsfonds (FSL). Na een formeel bevel (commandement) hebt u bij nieuwere huurcontracten zes weken.',
  },
  'fr.ask-home.notice-landlord': {
    says: 'Leeg: zes maanden voor het einde van de huur. Gemeubileerd: drie. Alleen om te verkopen, er zelf te wonen of om een ernstige reden, en nooit midden in de huur.',
    dependsOn: 'of de woning gemeubileerd is',
  },
  'fr.ask-home.notice-tenant': {
    says: 'Gemeubileerd: één maand. Leeg: drie maanden. Of één in een krap gebied (zone tendue), na baanverlies, bij een eerste baan, om gezondheid of met RSA.',
    dependsOn: 'waar ze is en waarom u vertrekt',
  },
  'fr.ask-home.deposit': {
    says: 'De waarborg moet binnen één maand terug als de controle bij vertrek klopt met die bij aankomst, anders binnen twee. Te laat: 10% van de huur extra voor elke begonnen maand.',
    dependsOn: 'de controle bij vertrek (état des lieux)',
  },
  'fr.ask-home.rent-rise': {
    says: 'Maar één keer per jaar, alleen als het huurcontract het zegt, en hoogstens met de index (IRL). Een gemist jaar kan niet worden teruggevraagd.',
    dependsOn: 'wat uw huurcontract zegt',
  },
  'fr.ask-home.repairs': {
    says: 'Vraag per aangetekende brief om de reparatie. Stop de huur niet. Gebeurt er niets, ga dan naar de verzoener (conciliateur de justice) of de rechter, en zeg het de gemeente.',
  },
  'fr.ask-home.charges': {
    says: 'Vraag de jaarlijkse afrekening. U mag de rekeningen zes maanden inzien. Servicekosten kunnen maar drie jaar worden geëist.',
    dependsOn: 'wat de papieren tonen',
  },
  'fr.ask-home.landlord-enter': {
    says: 'De verhuurder mag niet binnenkomen zonder uw ja, ook niet met een sleutel. Voor bezichtigingen spreekt u een tijd af, hoogstens twee uur op werkdagen.',
  },
  'fr.ask-home.eviction-judged': {
    says: "U hebt twee maanden vanaf het bevel om te vertrekken. Vraag de executierechter (juge de l'exécution) om hoogstens een jaar, en vraag een woning aan via DALO.",
  },
  'fr.ask-home.guarantor': {
    says: 'Een borg betaalt als de huurder niet betaalt. Zonder einddatum mag u de borg schriftelijk stoppen, maar hij loopt tot het einde van de huur.',
    dependsOn: 'het papier dat u tekende',
  },
  'fr.ask-home.exit-check': {
    says: 'Vergelijk de controle bij vertrek (état des lieux) met die bij aankomst. U betaalt schade, geen slijtage door ouderdom. Vraag offertes of rekeningen, en ga dan naar de gratis verzoeningscommissie (CDC).',
  },
  'fr.ask-home.flatmate': {
    says: 'Met een clausule van gezamenlijke aansprakelijkheid (clause de solidarité) is elke huisgenoot de hele huur schuldig. Wie vertrekt, blijft hoogstens zes maanden na de opzegtermijn gebonden.',
    dependsOn: 'wat het huurcontract zegt',
  },
  'fr.ask-home.more-time': {
    says: 'Vraag de executierechter (juge de l’exécution) om meer tijd: een maand tot een jaar. Neem bewijs mee van uw inkomen en van uw zoektocht naar een woning. Vraag ook DALO aan.',
  },
  'fr.ask-home.neighbour-noise': {
    says: 'Nachtlawaai kan een boete geven, overdag ook als het lang duurt, terugkomt of hard is. Praat of schrijf, noteer data en bel de politie. Een gratis bemiddelaar of een rechter kan het stoppen.',
  },
  'fr.ask-home.neighbour-trees': {
    says: 'U kunt de buur laten snoeien wat over de grens hangt. Wortels mag u zelf afhakken op de grens. Bomen boven twee meter moeten twee meter afstand hebben, hagen een halve meter, tenzij plaatselijk gebruik. Probeer eerst een gratis bemiddelaar.',
  },
  'fr.ask-home.rent-receipt': {
    says: 'Vraag het schriftelijk. De verhuurder moet voor elke volledig betaalde huur een kwijting geven, zonder kosten. Voor een deel krijgt u een ontvangstbewijs. Weigert hij, ga dan naar de gratis commissie (CDC).',
  },
  'fr.ask-home.dalo': {
    says: 'Vraag eerst een sociale woning aan en bewaar het nummer. Bent u dakloos, bijna uitgezet, slecht gehuisvest, of wacht u veel te lang? Stuur dan gratis het DALO-formulier naar de commissie bij de prefectuur. Zegt zij ja en komt er in drie tot zes maanden niets, ga dan naar de bestuursrechter.',
  },
}
