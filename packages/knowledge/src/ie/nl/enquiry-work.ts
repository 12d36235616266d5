/** The Dutch words of Ireland: enquiry work. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_NL: Words = {
  'ie.ask.holiday-pay-at-end': {
    says: 'Vraag schriftelijk om de vakantiedagen die u verdiende en niet opnam. Eindigt een baan, dan moet de werkgever ze betalen. Doet hij dat niet, klaag dan binnen zes maanden bij de WRC. Het is gratis.',
  },
  'ie.ask.public-holiday-pay': {
    says: 'U krijgt een betaalde vrije dag, een andere betaalde dag binnen een maand, een extra verlofdag of een extra dag loon. De werkgever kiest, ook als u op die dag zelf werkt. Wie deeltijd werkt, moet in de vijf weken ervoor 40 uur hebben gewerkt. Op welke dagen u werkt, maakt niet uit: bent u er op die dag nooit, dan krijgt u een vijfde van uw weekloon. Wordt er niet betaald, klaag dan binnen zes maanden bij de WRC.',
  },
  'ie.ask.pregnant-at-work': {
    says: 'Het is verboden u slechter te behandelen omdat u zwanger bent. U krijgt 26 weken verlof en betaalde tijd voor controles. Schrijf op wat er gebeurde, klaag schriftelijk en ga daarna binnen zes maanden naar de WRC.',
  },
  'ie.ask.agency-pay': {
    says: 'Vanaf de eerste dag moet u hetzelfde basisloon, dezelfde uren en vakantie krijgen als wanneer het bedrijf u zelf had aangenomen. Vraag het bureau schriftelijk naar de vergelijking. Klaag daarna gratis bij de WRC binnen zes maanden.',
  },
  'ie.ask.no-payslip': {
    says: 'Bij elk loon hoort een loonstrook, en bij voltijd vier weken betaald verlof per jaar, of 8% van uw uren. Vraag het schriftelijk en noteer uw dagen. Klaag daarna binnen zes maanden bij de WRC. Het is gratis.',
  },
  'ie.ask.sick': {
    says: 'Na 13 weken werk krijgt u vijf dagen betaald ziekteverlof per jaar, voor 70% van het loon tot € 110 per dag. U hebt een doktersbriefje nodig.',
  },
  'ie.ask.bullied': {
    says: 'Schrijf elke keer op en wie het zag, en gebruik de klachtenweg van het bedrijf. Hangt het samen met geslacht, ras of een andere grond? Ga binnen zes maanden naar de WRC.',
  },
  'ie.ask.sexual-harassment': {
    says: 'Dit is seksuele intimidatie, en de wet verbiedt het. U hoeft geen ontslag te nemen. Bewaar berichten en noteer elke keer en wie het zag. Klaag schriftelijk: de werkgever moet iets doen en mag u niet straffen. Helpt dat niet, klaag dan bij de WRC binnen zes maanden na de laatste keer, twaalf met een goede reden. WRC: 0818 80 80 90. Bij aanraken of dreigen kunt u ook naar de politie.',
  },
}
