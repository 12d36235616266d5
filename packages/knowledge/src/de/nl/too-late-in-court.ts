/** What can still be done when the time in a paper of a court or court officer is over: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_IN_COURT_NL: Words = {
  'de.late.order-want': {
    says: 'Dit is een betalingsbevel van de rechtbank (Mahnbescheid). De twee weken zijn voorbij. U kunt nog bezwaar maken tot de volgende beslissing er is.',
  },
  'de.late.order-step': {
    says: 'Bel vandaag de rechtbank met het dossiernummer. Vraag of er een executiebevel (Vollstreckungsbescheid) is. Zo niet, stuur dan meteen uw bezwaar: het telt nog.',
  },
  'de.late.order-option': {
    says: 'Stuur vandaag het formulier of een brief met „ik maak bezwaar“. Is de volgende beslissing er al, dan geldt het als verzet daartegen.',
    title: 'Te laat bezwaar maken',
    cost: 'Gratis.',
    time: 'Tien minuten, vandaag.',
    risk: 'Is de volgende beslissing meer dan twee weken geleden betekend, dan kan het te laat zijn.',
    bestFor: 'U bent het niet of niet helemaal schuldig.',
  },
  'de.late.claim-want': {
    says: 'Iemand heeft u aangeklaagd. De tijd om te zeggen dat u zich verdedigt is voorbij. De rechtbank kan al zonder u hebben beslist.',
  },
  'de.late.claim-reality': {
    says: 'Een late brief telt nog als hij bij de rechtbank is voordat het vonnis klaar is. Elke dag telt.',
  },
  'de.late.claim-step': {
    says: 'Bel vandaag de rechtbank met het zaaknummer. Vraag of er een vonnis is. Zo niet, schrijf dan meteen dat u zich verdedigt.',
  },
  'de.late.claim-option': {
    says: 'Heeft de rechtbank beslist omdat u zweeg? Ga in verzet (Einspruch) met uw redenen. Vraag in dezelfde brief om de executie te stoppen.',
    title: 'Verzet, als de rechtbank zonder u besliste',
    cost: 'Eerst gratis. De kosten van het verstek betaalt u.',
    time: 'Twee weken na betekening van het vonnis.',
    risk: 'Verliest u, dan betaalt u meer kosten. Bij het Landgericht hebt u een advocaat nodig.',
    bestFor: 'Er is een vonnis en u hebt een reden waarom de eis niet klopt.',
  },
  'de.late.enforcement-want': {
    says: 'Dit is een executiebevel (Vollstreckungsbescheid). Ze kunnen nu beslag leggen. Geteld vanaf de datum op het papier zijn de twee weken voor verzet voorbij.',
  },
  'de.late.default-want': {
    says: 'De rechtbank besliste tegen u omdat u niet antwoordde of kwam. Geteld vanaf de datum op het papier zijn de twee weken voor verzet voorbij.',
  },
  'de.late.enforcement-reality': {
    says: 'Zonder verzet op tijd is het definitief, juist of niet. Een betalingsregeling kan nog, en wat u nodig hebt om te leven blijft veilig.',
  },
  'de.late.enforcement-rights': {
    says: 'Wat u nodig hebt om te leven blijft veilig: een deel van uw loon, uw beschermde rekening en gewone spullen.',
  },
  'de.late.enforcement-step': {
    says: 'Kijk naar de datum op de gele envelop. Minder dan twee weken geleden? Ga vandaag nog in verzet. Later en niet uw schuld? Vraag in dezelfde brief om Wiedereinsetzung (de termijn terug).',
  },
  'de.late.enforcement-option': {
    says: 'Stuur het verzet en het verzoek samen. Zeg waarom het niet eerder kon, met bewijs.',
    title: 'De termijn terugvragen (Wiedereinsetzung)',
    cost: 'Eerst gratis. Wie verliest, betaalt.',
    time: 'Twee weken na het einde van de verhindering, hoogstens een jaar na de termijn.',
    risk: 'De post niet openen is geen reden. De rechtbank kan nee zeggen.',
    bestFor: 'U lag in het ziekenhuis, was weg, of kreeg het papier nooit.',
  },
  'de.late.service-right': {
    says: 'Ging het naar een oud adres? Dan beginnen de twee weken pas als het papier u echt bereikte. Zeg het de rechtbank, met bewijs.',
  },
  'de.late.judgment-reality': {
    says: 'Geteld vanaf de datum op het papier is de tijd voor hoger beroep voorbij en het vonnis geldt. Een betalingsregeling kan nog.',
  },
  'de.late.judgment-step': {
    says: 'Bied de andere partij vandaag schriftelijk termijnen aan. Ging de tijd voorbij zonder uw schuld? Ga vandaag naar een advocaat over Wiedereinsetzung.',
  },
  'de.late.judgment-right': {
    says: 'Hebt u sindsdien betaald, of is de schuld kwijtgescholden? Dan kunt u de executie nog aanvechten (Vollstreckungsabwehrklage).',
  },
  'de.late.officer-want': {
    says: 'U moest betalen, of komen en zeggen wat u bezit en verdient (Vermögensauskunft). De tijd om te betalen is voorbij.',
  },
  'de.late.officer-step': {
    says: 'Bel vandaag de gerechtsdeurwaarder, ook al is de dag voorbij. Vraag wat er nu komt. Noem een bedrag dat u echt elke maand kunt betalen.',
  },
  'de.late.officer-meeting': {
    says: 'Afspraak gemist? Vraag nu een nieuwe. Ook met een bevel wordt u niet vastgehouden zodra u de lijst hebt gegeven.',
  },
  'de.late.clearing-step': {
    says: 'Moet de ontruimingsdag nog komen? Vraag de rechtbank vandaag om die te stoppen (§ 765a ZPO), en zeg waarom niet eerder.',
  },
  'de.late.clearing-right': {
    says: 'Een verzoek minder dan twee weken ervoor telt nog als de reden nieuw is, of als u buiten uw schuld niet eerder kon.',
  },
  'de.late.cleared-right': {
    says: 'Is de woning al ontruimd? Haal uw spullen binnen een maand op. Wat niet in beslag mag, moeten ze u altijd geven.',
  },
}
