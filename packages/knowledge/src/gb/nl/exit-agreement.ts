/** An offer to end a job by agreement: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const EXIT_AGREEMENT_NL: Words = {
  'gb.exit.not-yet': {
    says: 'Een aanbod beëindigt niets. Tot u tekent blijven baan, loon en rechten bestaan.',
  },
  'gb.exit.reality': {
    says: 'Over alles kan worden gepraat: het bedrag, de laatste dag, de referentie en wat anderen horen.',
  },
  'gb.exit.right-adviser': {
    says: 'Het bindt u alleen op papier, en als een verzekerde, onafhankelijke adviseur uitlegde wat u opgeeft. Die moet erin staan.',
  },
  'gb.exit.right-time': {
    says: 'U hoort minstens tien kalenderdagen te krijgen om na te denken en advies te vragen. Korter kan alleen als u dat goed vindt.',
  },
  'gb.exit.right-no': {
    says: 'U mag nee zeggen. Niemand kan u dwingen uw rechten op te geven.',
  },
  'gb.exit.right-owed-anyway': {
    says: 'Loon tot de laatste dag, opzegloon en vakantiedagen zijn toch al van u. Kijk wat het aanbod daar bovenop geeft.',
  },
  'gb.exit.right-speak-up': {
    says: 'Geen enkele afspraak kan u beletten een misdrijf of gevaar te melden op de manier die de wet beschermt.',
  },
  'gb.exit.know-tax': {
    says: 'De eerste £30,000 voor het verlies van een baan zijn meestal belastingvrij. Opzegloon en vakantiegeld niet.',
  },
  'gb.exit.step-sign': {
    says: 'Teken nog niets. Vraag schriftelijk om de hele tekst en minstens tien dagen.',
  },
  'gb.exit.step-adviser': {
    says: 'Kies zelf een adviseur: een advocaat (solicitor), of iemand met erkenning bij vakbond of hulpcentrum. Vraag uw werkgever te betalen.',
  },
  'gb.exit.step-add-up': {
    says: 'Reken uit wat u toch al krijgt en wat een claim waard kan zijn. Kijk dan pas naar het aanbod.',
  },
  'gb.exit.warn-clock': {
    says: 'Praten stopt de tijd voor een claim niet. Voor wat sinds 1 oktober 2026 gebeurde is die meestal zes maanden min een dag.',
  },
  'gb.exit.warn-acas': {
    says: 'Een deal via Acas (COT3) kan binden zonder adviseur, zelfs na een ja aan de telefoon. Vraag eerst advies.',
  },
  'gb.exit.insight-talks': {
    says: 'Zulke gesprekken blijven meestal buiten een gewone zaak over oneerlijk ontslag. Niet bij discriminatie, klokkenluiden of ongepaste druk.',
    actionable: 'Noteer wie wat wanneer zei, vooral dreigen met ontslag.',
  },
  'gb.exit.option-more': {
    says: 'Schrijf met redenen wat u wilt: meer geld, een latere datum, een goede referentie, de kosten van de adviseur.',
    title: 'Betere voorwaarden vragen',
    cost: 'Niets, als zij de adviseur betalen.',
    time: 'Een tot drie weken.',
    risk: 'Ze kunnen het aanbod intrekken.',
    bestFor: 'U wilt gaan als de voorwaarden goed zijn.',
  },
  'gb.exit.option-accept': {
    says: 'Teken pas als uw adviseur elke afspraak met u heeft doorgenomen.',
    title: 'Aannemen na advies',
    cost: 'De adviseur, vaak betaald door de werkgever.',
    time: 'Een tot twee weken.',
    risk: 'U geeft de genoemde rechten voorgoed op.',
    bestFor: 'Het bedrag is eerlijk en u wilt gaan.',
  },
  'gb.exit.option-no': {
    says: 'Zeg beleefd nee en werk door.',
    title: 'Het aanbod afwijzen',
    cost: 'Niets.',
    time: 'Een korte brief.',
    risk: 'Ze kunnen een formele procedure beginnen. Die moet eerlijk zijn.',
    bestFor: 'U wilt blijven of uw claim is meer waard.',
  },
  'gb.exit.right-adviser-ni': {
    says: 'Het bindt alleen op papier en na advies van een onafhankelijke adviseur. Een deal via de Labour Relations Agency heeft geen adviseur nodig.',
  },
  'gb.exit.right-no-ni': {
    says: 'U mag nee zeggen. Tot u tekent blijven baan, loon en rechten bestaan.',
  },
  'gb.exit.step-ni': {
    says: 'Teken nog niets. Vraag de tekst en tijd, en bel gratis de Labour Relations Agency.',
  },
  'gb.exit.warn-clock-ni': {
    says: 'Praten stopt de termijn niet. In Noord-Ierland is die meestal drie maanden.',
  },
  'gb.exit.option-ni': {
    says: 'Schrijf met redenen wat u wilt en vraag of zij uw adviseur betalen.',
    title: 'Betere voorwaarden vragen',
    cost: 'Niets, als zij de adviseur betalen.',
    time: 'Een tot drie weken.',
    risk: 'Ze kunnen het aanbod intrekken.',
    bestFor: 'U wilt gaan als de voorwaarden goed zijn.',
  },
}
