/** The Dutch words of Italy: utility bill. */
import type { Words } from '@plainletter/contracts/rule'

export const UTILITY_BILL_WORDS: Words = {
  'it.bill.want': {
    says: 'Een leverancier vraagt u een rekening te betalen en waarschuwt misschien dat hij afsluit (costituzione in mora).',
  },
  'it.bill.who': {
    says: 'Dit is een particuliere leverancier, geen rechter. Hij mag de levering alleen stoppen volgens de stappen van de toezichthouder (ARERA of AGCOM).',
  },
  'it.bill.rights': {
    says: 'U kunt de details vragen, het betwisten, delen vragen, en bedragen ouder dan twee jaar weigeren.',
  },
  'it.bill.reality': {
    says: 'Stroom en gas worden niet meteen afgesloten. Eerst moet een aangetekende brief of PEC komen, met een laatste dag.',
  },
  'it.bill.no-cut': {
    says: 'Ze mogen pas 25 dagen nadat die brief u bereikte vragen de stroom af te sluiten, en gas pas na 40.',
  },
  'it.bill.fifteen': {
    says: 'Bij stroom moeten ze eerst 15 dagen lang de kracht tot 15% verlagen, waar de meter dat toelaat.',
  },
  'it.bill.bonus': {
    says: 'In 2026 krijgen gezinnen met een ISEE tot € 9.796 vanzelf korting op stroom, gas, water en afval. Met vier kinderen is het € 20.000.',
  },
  'it.bill.right-two-years': {
    says: 'Bedragen voor stroom, gas en water die meer dan twee jaar geleden gebruikt zijn, zijn te oud. Zeg de leverancier schriftelijk dat u ze weigert.',
  },
  'it.bill.right-notice': {
    says: 'U hebt recht op een aangetekende brief of PEC met de laatste betaaldag en hoe u toont dat u betaalde.',
  },
  'it.bill.right-compensation': {
    says: 'Sluiten ze af zonder de juiste stappen? Dan zijn ze u geld schuldig en mogen ze niets voor het afsluiten vragen.',
  },
  'it.bill.right-instalments': {
    says: 'Bij hoge of late rekeningen kunt u vaak om delen vragen. Vraag het vóór de betaaldag of binnen tien dagen erna.',
  },
  'it.bill.right-telecom': {
    says: 'Bij telefoon en internet kunt u een afsluiting stoppen: dien het in op ConciliaWeb en vraag een dringende maatregel. Het is gratis.',
  },
  'it.bill.right-leave-telecom': {
    says: 'U kunt een telefooncontract met 30 dagen opzegging verlaten. Ze mogen alleen echte kosten vragen.',
  },
  'it.bill.right-detail': {
    says: 'U hebt recht op een duidelijke rekening en de meterstand erachter.',
  },
  'it.bill.step-check': {
    says: 'Controleer de periode, de meterstand en wat u betaalde. Zoek verbruik ouder dan twee jaar.',
  },
  'it.bill.step-write': {
    says: 'Stuur de leverancier een schriftelijke klacht als het niet klopt. Bewaar bewijs. Hij moet antwoorden.',
  },
  'it.bill.step-pay-agreed': {
    says: 'Betaal het deel waarmee u het eens bent, en vraag delen voor de rest.',
  },
  'it.bill.step-social': {
    says: 'Maak uw ISEE (DSU) voor de sociale bonus. Vraag de gemeente hulp bij de rekening.',
  },
  'it.bill.step-conciliate': {
    says: 'Is het antwoord slecht of laat? Vraag gratis bemiddeling bij ARERA, of AGCOM voor telefoon. Die komt vóór elke rechter.',
  },
  'it.bill.step-plan': { says: 'Klopt de rekening? Spreek een plan af dat u kunt nakomen.' },
  'it.bill.option-dispute': {
    says: 'Schrijf wat niet klopt en vraag een nieuwe rekening.',
    title: 'De rekening betwisten',
    cost: 'Een PEC of aangetekende brief.',
    time: 'Ongeveer een maand voor een antwoord.',
    risk: 'Betaal het deel dat u aanvaardt, om afsluiten te voorkomen.',
    bestFor: 'De meterstand, prijs of periode klopt niet.',
  },
  'it.bill.option-plan': {
    says: 'Vraag schriftelijk om delen.',
    title: 'In delen betalen',
    cost: 'Soms rente.',
    time: 'Enkele dagen.',
    risk: 'Een gemist deel kan het plan beëindigen.',
    bestFor: 'De rekening klopt maar is nu te hoog.',
  },
  'it.bill.option-help': {
    says: 'De balie van ARERA (Sportello) legt uw rechten uit, gratis.',
    title: 'De consumentenbalie vragen',
    cost: 'Niets.',
    time: 'Een telefoontje.',
    risk: 'Geen.',
    bestFor: 'U weet het niet zeker.',
  },
  'it.bill.insight-back-bill': {
    says: 'Een grote naheffing (conguaglio) bevat vaak bedragen die te oud zijn.',
    actionable: 'Stuur het formulier om bedragen ouder dan twee jaar te weigeren.',
  },
  'it.bill.warning-fake': {
    says: 'Valse rekeningen zien er echt uit. Gebruik het telefoonnummer op een oude rekening, geen link.',
  },
  'it.bill.element-last-day': {
    says: 'De formele waarschuwing moet de laatste betaaldag noemen en wanneer ze om afsluiten mogen vragen.',
    name: 'De laatste dag',
    ifMissing: 'Schrijf dat ze zonder die dag niet mogen afsluiten, en vraag de vergoeding.',
  },
}
