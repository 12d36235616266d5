/** The Dutch words of Switzerland: court. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_NL: Words = {
  'ch.court.want': {
    says: 'Iemand begint een zaak tegen u. De meeste zaken beginnen met een gesprek bij de bemiddelingsdienst (Schlichtungsbehörde).',
  },
  'ch.court.who': {
    says: 'De bemiddelingsdienst (Schlichtungsbehörde) is van de overheid. Hij probeert beide kanten tot een akkoord te helpen.',
  },
  'ch.court.real': { says: 'Er is nog niets beslist. Ook uw kant wordt gehoord.' },
  'ch.court.not-yet': { says: 'Niemand kan iets in beslag nemen vanwege een oproep.' },
  'ch.court.rights': {
    says: 'U kunt voor uzelf spreken, bewijs meebrengen en gratis rechtshulp vragen.',
  },
  'ch.court.deadline-day': {
    says: 'U moet zelf naar het gesprek komen op de dag in de brief.',
    action: 'Naar het gesprek gaan',
    consequence: 'De zaak gaat door zonder u, en een boete is mogelijk.',
  },
  'ch.court.step-date': { says: 'Schrijf de dag, de plaats en het zaaknummer op.' },
  'ch.court.step-go': { says: 'Ga zelf en neem het contract, de rekeningen en brieven mee.' },
  'ch.court.step-aid': {
    says: 'Hebt u weinig geld? Vraag dan nu gratis rechtshulp (unentgeltliche Rechtspflege).',
  },
  'ch.court.right-heard': { says: 'U hebt het recht om gehoord te worden.' },
  'ch.court.right-aid': {
    says: 'Met weinig geld en een redelijke kans hebt u recht op rechtshulp.',
  },
  'ch.court.option-go': {
    says: 'U hebt geen advocaat nodig.',
    title: 'Gaan en uw kant vertellen',
    cost: 'Weinig.',
    time: 'Een ochtend.',
    risk: 'Kosten als u later verliest.',
    bestFor: 'Iedereen met een oproep.',
  },
  'ch.court.option-settle': {
    says: 'Een akkoord daar telt als een vonnis.',
    title: 'Een akkoord sluiten op het gesprek',
    cost: 'Wat u afspreekt.',
    time: 'Dezelfde dag.',
    risk: 'Het is definitief.',
    bestFor: 'U bent een deel schuldig.',
  },
  'ch.court.option-help': {
    says: 'Vraag een gratis juridisch adviespunt (Rechtsauskunft) bij u in de buurt.',
    title: 'Juridisch advies vragen',
    cost: 'Weinig of niets.',
    time: 'Deze week.',
    risk: 'Geen.',
    bestFor: 'U twijfelt.',
  },
  'ch.court.judgment-proposal': {
    says: 'U hebt twintig dagen om de voorgestelde beslissing (Entscheidvorschlag) te weigeren.',
    action: 'Het voorstel schriftelijk weigeren',
    consequence: 'Het wordt een definitieve beslissing.',
  },
  'ch.court.judgment-want': {
    says: 'Een rechter heeft beslist. Op het papier staat wat u moet doen en hoe u in beroep gaat.',
  },
  'ch.court.judgment-who': { says: 'Dit komt van een rechtbank.' },
  'ch.court.judgment-real': { says: 'Het is ernstig. Er is nog een korte tijd om iets te doen.' },
  'ch.court.judgment-not-yet': {
    says: 'Ook na een vonnis neemt alleen het schuldenkantoor (Betreibungsamt) geld, en nooit onder wat u minimaal nodig hebt.',
  },
  'ch.court.judgment-ten': {
    says: 'U hebt meestal tien dagen om tegen een snelle beslissing (summarisches Verfahren) in beroep te gaan.',
    action: 'Schriftelijk in beroep gaan',
    consequence: 'De beslissing is definitief.',
  },
  'ch.court.judgment-disown': {
    says: 'U hebt twintig dagen om te eisen dat u de schuld niet hebt (Aberkennungsklage). Voor een beroep zijn het meestal tien dagen.',
    action: 'De eis indienen dat u het niet schuldig bent',
    consequence: 'Het schuldenkantoor kan definitief beslag leggen.',
  },
  'ch.court.judgment-thirty': {
    says: 'U hebt meestal dertig dagen om in beroep te gaan.',
    action: 'Schriftelijk in beroep gaan, met redenen',
    consequence: 'Het vonnis is definitief.',
  },
  'ch.court.judgment-reasons': {
    says: 'Een vonnis zonder redenen: vraag binnen tien dagen schriftelijk om de redenen.',
    action: 'Om de schriftelijke redenen vragen',
    consequence: 'U verliest het recht op beroep.',
  },
  'ch.court.judgment-step-day': {
    says: 'Schrijf op welke dag u het kreeg. Lees het deel over het beroep (Rechtsmittelbelehrung).',
  },
  'ch.court.judgment-step-help': { says: 'Vraag deze week juridisch advies.' },
  'ch.court.judgment-step-plan': {
    says: 'Klopt het? Bied dan een plan aan voordat het schuldenkantoor (Betreibungsamt) gevraagd wordt.',
  },
  'ch.court.judgment-right': {
    says: 'U hebt het recht een hogere rechter te vragen ernaar te kijken.',
  },
  'ch.court.judgment-minimum': {
    says: 'Wat u minimaal nodig hebt om te leven, blijft van u (Existenzminimum).',
  },
  'ch.court.judgment-option': {
    says: 'Stuur schriftelijke redenen naar de hogere rechter.',
    title: 'In beroep gaan',
    cost: 'Griffierecht.',
    time: 'Tien of dertig dagen.',
    risk: 'Kosten als u verliest.',
    bestFor: 'De beslissing is verkeerd.',
  },
  'ch.court.judgment-plan': {
    says: 'Schrijf aan de andere kant.',
    title: 'Aanbieden in delen te betalen',
    cost: 'Wat u aanbiedt.',
    time: 'Eén brief.',
    risk: 'Ze kunnen weigeren.',
    bestFor: 'U bent het schuldig.',
  },
  'ch.court.seize-want': {
    says: 'Het schuldenkantoor (Betreibungsamt) wil uw inkomen en spullen bekijken, om er een deel van te nemen (Pfändung).',
  },
  'ch.court.seize-who': {
    says: 'Het is een dienst van de overheid. Wat hij doet, kan gecontroleerd worden.',
  },
  'ch.court.seize-real': {
    says: 'Hij moet u genoeg laten voor huur, eten en zorgverzekering die u echt betaalt.',
  },
  'ch.court.seize-not-yet': {
    says: 'Ze kunnen geen dingen nemen die u nodig hebt om te leven en werken, en sommige sociale uitkeringen niet.',
  },
  'ch.court.seize-ten': {
    says: 'U hebt tien dagen om bij de toezichthouder te klagen als een handeling verkeerd is.',
    action: 'Schriftelijk klagen (Beschwerde)',
    consequence: 'De handeling blijft staan.',
  },
  'ch.court.seize-step-go': {
    says: 'Ga naar de afspraak. Neem loonstroken, huur, zorgpremie en andere kosten mee, met bewijs van betaling.',
  },
  'ch.court.seize-step-change': {
    says: 'Verandert uw inkomen of verandert wat u uitgeeft? Vraag het kantoor meteen het bedrag aan te passen.',
  },
  'ch.court.seize-step-help': {
    says: 'Vraag een schuldhulpverlener naar een plan met alle schuldeisers of naar een privéfaillissement.',
  },
  'ch.court.seize-right-complain': { says: 'U hebt het recht gratis over het kantoor te klagen.' },
  'ch.court.seize-option': {
    says: 'Schrijf aan de toezichthouder.',
    title: 'Klagen over een verkeerde handeling',
    cost: 'Meestal niets.',
    time: 'Tien dagen.',
    risk: 'Geen.',
    bestFor: 'U houdt te weinig over.',
  },
  'ch.court.seize-help': {
    says: 'Die controleert het bedrag dat van u moet blijven.',
    title: 'Een schuldhulpverlener vragen',
    cost: 'Niets.',
    time: 'Deze week.',
    risk: 'Geen.',
    bestFor: 'Iedereen met een beslag.',
  },
}
