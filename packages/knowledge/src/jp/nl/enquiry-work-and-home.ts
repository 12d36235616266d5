/** The Dutch words of Japan: enquiry work and home. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_AND_HOME_NL: Words = {
  'jp.ask.bullying': {
    says: 'Schrijf elke dag op, de woorden en wie erbij was. Zeg het schriftelijk aan de hulpbalie van het bedrijf: het moet het onderzoeken en mag u niet straffen. Doet het niets, ga dan naar de gratis arbeidsbalie (総合労働相談コーナー).',
  },
  'jp.ask.overtime': {
    says: 'Overuren moeten minstens 25% meer opbrengen, ook als uw baas ze alleen liet gebeuren. Bewaar eigen notities, mails en tijden van de kaart. Eis het schriftelijk, ga dan naar het kantoor voor arbeidsnormen (労働基準監督署). U hebt drie jaar.',
  },
  'jp.ask.job-benefit': {
    says: 'Ga met uw vertrekbewijs (離職票) naar Hello Work. Beëindigde het bedrijf de baan, dan begint het na zeven dagen. Ging u zelf weg, dan is er meestal nog een maand. Staat er een verkeerde reden op het bewijs, maak daar dan bezwaar.',
  },
  'jp.ask.repairs': {
    says: 'Zeg het de verhuurder of beheerder schriftelijk, met foto’s. Zij moeten het herstellen. Kan een deel niet gebruikt worden, dan daalt de huur met dat deel. Doen zij niets binnen een redelijke tijd, dan mag u het laten herstellen en de kosten vragen.',
  },
  'jp.ask.landlord-enters': {
    says: 'Niet zonder uw ja, behalve in een echt noodgeval zoals brand of een gesprongen leiding. U moet nodig herstel toelaten, op een tijd die u afspreekt. Schrijf de beheerder dat u geen bezoek zonder bericht toestaat. Gaat het door, bel dan de politie.',
  },
  'jp.ask.paid-leave': {
    says: 'Na zes maanden, met 80% van de dagen gewerkt, hebt u betaald verlof: tien dagen bij voltijd, minder bij deeltijd naar dagen per week. Het bedrijf mag de dag alleen verschuiven als het werk anders stilvalt. Het mag u niet straffen.',
  },
  'jp.ask.move-out-bill': {
    says: 'Gewone slijtage en ouderdom betaalt u niet. Ook bij schade is behang na zes jaar bijna niets meer waard. Een schoonmaakclausule geldt alleen als ze duidelijk en redelijk is. Teken niets ter plekke. Vraag elke post en schrijf wat u weigert. Bel 188; tot 600.000 yen helpt een kleine zaak.',
  },
  'jp.ask.fired-by-message': {
    says: 'Ontslag heeft geen vorm nodig, maar wel een eerlijke reden en 30 dagen opzegtermijn of loon. Vraag vandaag schriftelijk: is het ontslag, en waarom? Schrijf dat u wilt blijven werken. Teken geen eigen ontslag. Bewaar het bericht. Ga naar het gratis loket (総合労働相談コーナー).',
  },
  'jp.ask.fired-while-ill': {
    says: 'Maakte het werk u ziek of gewond, dan mag u tijdens het verlof en 30 dagen daarna niet ontslagen worden. Bij een privéziekte moet het bedrijf eerst zijn verlofregels (休職) volgen en terugkeer bekijken. Teken niets. Vraag reden en regels schriftelijk, met doktersbriefje.',
  },
  'jp.ask.pregnant-fired': {
    says: 'U mag niet ontslagen of slechter behandeld worden om zwangerschap, bevalling of ouderschapsverlof. Ontslag tijdens de zwangerschap of binnen een jaar na de bevalling is nietig, tenzij het bedrijf een andere reden bewijst. Teken niets. Noteer alles. Bel het arbeidsbureau (雇用環境・均等部).',
  },
  'jp.ask.leave-before-quitting': {
    says: 'Voor u weggaat mag u alle open dagen opnemen. Het bedrijf kan ze niet na uw laatste dag schuiven en niet weigeren. Noem de dagen schriftelijk of per e-mail. Wat overblijft is meestal weg, want uitbetalen hoeft niet. Weigert het, ga dan naar de arbeidsinspectie (労働基準監督署).',
  },
  'jp.ask.sick-pay': {
    says: 'Met de verzekering voor werknemers krijgt u ziekengeld (傷病手当金) vanaf de vierde dag. Het is ongeveer twee derde van uw loon, samen tot een jaar en zes maanden. Arts en bedrijf vullen het formulier in. Was u een jaar verzekerd, dan kan het na vertrek doorgaan. Maakte het werk u ziek, vraag dan 労災.',
  },
  'jp.ask.not-renewed': {
    says: 'Bent u steeds verlengd, of mocht u dat verwachten, dan is voor stoppen een eerlijke reden nodig. Schrijf meteen dat u verlenging wilt. Vraag de reden schriftelijk. Na meer dan vijf jaar samen mag u een vaste baan vragen. Ga naar het gratis arbeidsloket.',
  },
  'jp.ask.renewal-fee': {
    says: 'U bent die alleen schuldig als het huurcontract haar duidelijk noemt. De hoogste rechter aanvaardt dat als het bedrag niet veel te hoog is voor huur en tijd. Zwijgt het contract, of loopt het alleen door de wet door en dekt de clausule dat niet, dan hoeft u niet te betalen. Om een vraag kan men u niet uitzetten.',
  },
  'jp.ask.wage-deduction': {
    says: 'Loon moet helemaal betaald worden. Alleen belasting, verzekering en wat een schriftelijk akkoord van het personeel toestaat mag eraf. Een vaste boete voor ontslag of een fout is nietig, een clausule over opleidingskosten meestal ook. Echte schade door grove schuld wordt hooguit gedeeld. Weiger schriftelijk en ga naar de arbeidsinspectie.',
  },
  'jp.ask.care-leave': {
    says: 'U kunt 93 dagen zorgverlof (介護休業) nemen voor elk familielid, in hooguit drie delen. Het bedrijf mag niet weigeren of straffen. Zeg het twee weken vooraf schriftelijk. De werkverzekering betaalt ongeveer 67% van het loon. Er zijn ook vijf dagen per jaar voor korte zorg (介護休暇).',
  },
  'jp.ask.employer-bankrupt': {
    says: 'De staat (未払賃金立替払制度) betaalt ongeveer 80% van open loon en vertrekgeld, met een grens naar leeftijd. Dat geldt bij faillissement of als de inspectie stilstand vaststelt. U moet vertrokken zijn in de twee jaar vanaf zes maanden voor de aanvraag. Vraag het binnen twee jaar.',
  },
  'jp.ask.work-injury': {
    says: 'U kunt zelf aanvragen bij de arbeidsinspectie, ook als het bedrijf niet tekent. Ook deeltijders. Alle zorg wordt betaald, en vanaf de vierde dag ongeveer 80% van het loon. Gebruik de zorgkaart niet; zeg de arts dat het van het werk komt. Het bedrijf mag u er niet om ontslaan.',
  },
  'jp.ask.job-offer': {
    says: 'Een aanvaard aanbod is al een contract. Intrekken kan alleen om een eerlijke reden die ze vooraf niet konden weten. Vraag de reden schriftelijk en schrijf dat u wilt beginnen. U kunt de baan of geld eisen. Studenten lichten school en Hello Work in.',
  },
  'jp.ask.cannot-pay-rent': {
    says: 'Na baanverlies of minder inkomen kan uw stad de huur (住居確保給付金) aan de verhuurder betalen, meestal drie maanden, hooguit negen. Vraag het hulploket (自立相談支援機関). Zeg het de verhuurder vroeg en bied delen aan. Eén late maand is zelden genoeg, en niemand mag u zonder rechter uitzetten.',
  },
  'jp.ask.water-leak': {
    says: 'Maak foto’s en zeg het meteen de beheerder, zodat de oorzaak gevonden wordt. Was de bewoner boven onvoorzichtig, dan is hij uw schade schuldig, vaak via zijn verzekering. Brak een oude buis, dan is de eigenaar of het gebouw aansprakelijk. Bewaar natte spullen en bonnen. Ook uw brandverzekering kan betalen.',
  },
}
