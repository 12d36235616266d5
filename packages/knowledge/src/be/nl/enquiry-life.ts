/** Vragen over wonen, kopen, belasting en verblijf, in het Nederlands. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LIFE_NL: Words = {
  'be.ask.landlord-enters': {
    says: 'Alleen als u het goedvindt, of bij echte nood. Uw woning is beschermd, ook tegen de eigenaar. Het contract mag bezoeken toelaten, maar alleen op een afgesproken uur. Schrijf het op en bel zo nodig de politie.',
  },
  'be.ask.repairs': {
    says: 'Schrijf de verhuurder aangetekend, met foto’s en een datum. Gebeurt er niets, dan kan de vrederechter de werken bevelen of de huur verlagen. Het gewest kan de woning gratis controleren. Stop niet zelf met betalen.',
  },
  'be.ask.free-lawyer': {
    says: 'Een eerste advies is gratis voor iedereen (eerstelijnsbijstand). Met een laag inkomen krijgt u een gratis of goedkope advocaat (pro deo). Ga met bewijs van inkomen naar het BJB, of vraag een pro-deoadvocaat.',
  },
  'be.ask.collector-visits': {
    says: 'U hoeft niet open te doen. Een incassobureau heeft geen macht voor een vonnis en mag niet dreigen of u te schande maken. Schrijf dat u alleen brieven wilt, en meld dreigementen bij de FOD Economie (ConsumerConnect).',
  },
  'be.ask.divorce': {
    says: 'U kunt scheiden met onderlinge toestemming of via de familierechtbank. Die kan snel beslissen wie in huis blijft, waar de kinderen wonen en wie wat betaalt. Bewaar kopieën. Een gratis advocaat of bemiddelaar kan helpen.',
  },
  'be.ask.delivery': {
    says: 'De winkel moet binnen 30 dagen leveren en draagt het risico tot u het hebt. Schrijf en geef een laatste termijn. Daarna kunt u stoppen en uw geld terugvragen. De gratis ombudsdienst kan helpen.',
  },
  'be.ask.flight': {
    says: 'Vraag de maatschappij om zorg, uw geld terug of een andere vlucht, en het vaste bedrag van de Europese regel. Bij oorzaken die zij niet kon vermijden, zoals storm, hoeft zij dat bedrag niet te betalen.',
    dependsOn: 'de oorzaak, de duur van de vertraging en de afstand',
  },
  'be.ask.end-contract': {
    says: 'Na een stilzwijgende verlenging kunt u een dienstencontract altijd gratis stoppen, met hoogstens twee maanden. Telefoon en internet elke dag, na zes maanden gratis. Doe het schriftelijk en bewaar bewijs.',
  },
  'be.ask.tax-cannot-pay': {
    says: 'Vraag een afbetalingsplan in MyMinfin voor de betaaldag. Het is gratis en kan tot 12 maanden lopen. Is de aanslag fout, maak dan ook bezwaar: bij de federale belasting hebt u een jaar.',
  },
  'be.ask.tax-object': {
    says: 'Maak schriftelijk of in MyMinfin bezwaar, met redenen en bewijs. Voor de federale belasting hebt u een jaar vanaf de derde werkdag na de verzending. Taksen van een gewest of gemeente hebben andere termijnen: kijk op de achterkant. Betaal het juiste deel.',
  },
  'be.ask.benefit-back': {
    says: 'Vraag de redenen en de berekening. U hebt drie maanden voor de arbeidsrechtbank, zonder kosten. Was het de fout van de instelling en kon u het niet weten, dan kan zij vaak niets terugvragen. Vraag anders een plan.',
  },
  'be.ask.cpas-refuses': {
    says: 'Vraag de beslissing op papier. U hebt drie maanden voor de arbeidsrechtbank. Het kost niets, en een gratis advocaat kan helpen. Vraag opnieuw als uw leven verandert.',
  },
  'be.ask.credit-default': {
    says: 'Bel nu de kredietgever en vraag kleinere bedragen. Hij kan alles pas opeisen na twee gemiste betalingen, een aangetekende brief en een maand. De vrederechter kan betalingsfaciliteiten geven.',
  },
  'be.ask.police': {
    says: 'Als verdachte hoeft u niet te antwoorden. U mag voor het verhoor met een advocaat praten. Bent u aangehouden, dan mag een advocaat erbij zijn. Vraag dat eerst.',
  },
  'be.ask.stay': {
    says: 'Doe nu iets. U hebt meestal 30 dagen voor de Raad voor Vreemdelingenbetwistingen, en soms 10 of minder. Dat staat in de brief. Een gratis advocaat (pro deo) kan snel helpen.',
  },
  'be.ask.gym-health': {
    dependsOn: 'of de fitness de gedragscode tekende',
    says: 'Veel fitnesscentra tekenden de gedragscode. Met een doktersattest kunt u dan gratis stoppen als u nooit meer mag sporten, of anders pauzeren. Tekende uw centrum niet, vraag het toch. Ga daarna naar de gratis ombudsdienst.',
  },
  'be.ask.claim-yourself': {
    says: 'Stuur een aangetekende brief met een laatste dag. Vraag daarna de vrederechter om een gratis verzoening. Lukt die niet, dan brengt een deurwaarder een dagvaarding. Deze rechter beslist tot € 5.000 en u hebt geen advocaat nodig.',
  },
  'be.ask.fake-invoice': {
    says: 'Bel meteen uw bank en vraag het geld terug te roepen. Doe aangifte. Sinds 9 oktober 2025 moet de bank nagaan of naam en IBAN kloppen. Deed zij dat niet, vraag dan uw geld terug.',
  },
  'be.ask.fine-driver': {
    says: 'De titularis van de plaat wordt als bestuurder gezien, maar u kunt tonen dat u het niet was. Stuur het formulier met de naam van de bestuurder binnen 15 dagen terug en bewaar bewijs. Betaal niet wat u betwist.',
  },
  'be.ask.used-car': {
    dependsOn: 'wie het verkocht',
    says: 'Een professionele verkoper geeft twee jaar waarborg, of minstens één als dat schriftelijk is afgesproken. Meld het gebrek binnen twee maanden. Bij een particulier is er alleen de regel van verborgen gebreken: handel meteen, met een expert.',
  },
  'be.ask.drunk-driving': {
    says: 'Rijd niet. De politie kan uw rijbewijs meteen voor 15 dagen nemen, en een rechter kan het langer houden. Een kleine overschrijding kan eindigen met een bedrag om te betalen. Daarboven komt de politierechtbank. Neem een advocaat, gratis bij een laag inkomen (pro Deo).',
  },
  'be.ask.my-data': {
    says: 'Schrijf naar de firma. Vraag welke gegevens zij over u heeft, of vraag ze te wissen. Zij moet binnen een maand gratis antwoorden. Zo niet, klaag bij de Gegevensbeschermingsautoriteit (GBA).',
  },
  'be.ask.resigned-benefit': {
    dependsOn: 'waarom u wegging',
    says: 'Wie zonder goede reden weggaat, verliest meestal weken uitkering, van 4 tot 52. Goede redenen tellen: onbetaald loon, gezondheid, een verhuizing voor het gezin. Bewaar bewijs, schrijf u meteen in en vertel uw kant bij het verhoor. Tegen een sanctie hebt u drie maanden voor de arbeidsrechtbank.',
  },
  'be.ask.living-wage': {
    dependsOn: 'uw inkomen en verblijf',
    says: 'Vraag het aan het OCMW van uw gemeente. U moet 18 zijn, in België wonen met verblijfsrecht, te weinig inkomen hebben en bereid zijn te werken, tenzij gezondheid of billijkheid zich verzet. Het moet u een ontvangstbewijs geven en binnen 30 dagen beslissen.',
  },
}
