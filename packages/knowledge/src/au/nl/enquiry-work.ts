/** The Dutch words of the rows in ../enquiry-work.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_NL: Words = {
  'au.ask.pay-cut': {
    says: 'Zeg schriftelijk dat u het niet eens bent. Een werkgever kan afgesproken loon of vaste uren meestal niet verlagen zonder uw toestemming, en nooit onder de cao (award). Bel de Fair Work Ombudsman op 13 13 94.',
  },
  'au.ask.dismissed-pregnant': {
    says: 'U ontslaan omdat u zwanger bent, is tegen de wet. Daarvoor hoeft u geen zes maanden te hebben gewerkt. Ga binnen 21 dagen naar de Fair Work Commission: 1300 799 675.',
  },
  'au.ask.settlement-agreement': {
    says: 'Teken niet ter plekke. Vraag eerst advies, want u geeft meestal uw rechten op. Let op de 21 dagen voor de Fair Work Commission. Het wettelijke minimum kunt u niet wegtekenen.',
  },
  'au.ask.sacked-early': {
    says: 'Voor oneerlijk ontslag hebt u zes maanden werk nodig, of twaalf bij minder dan 15 mensen. Bij ontslag om ziekte of een klacht hebt u niets nodig. Vraag het binnen 21 dagen aan.',
  },
  'au.ask.underpaid': {
    says: 'U kunt tot zes jaar achterstallig loon eisen. Noteer uw uren, schrijf de werkgever, en ga dan gratis naar de Fair Work Ombudsman. Bewust te weinig betalen is een misdrijf.',
  },
  'au.ask.casual': {
    says: 'Na zes maanden, of twaalf bij een klein bedrijf, kunt u schrijven dat u vast wilt worden. De werkgever moet binnen 21 dagen antwoorden en heeft voor nee een eerlijke reden nodig.',
  },
  'au.ask.redundancy-pay': {
    says: 'De vergoeding gaat van 4 weken na een jaar tot 16 weken na negen. Een werkgever met minder dan 15 mensen hoeft die meestal niet te betalen, wel opzegtijd en verlof.',
  },
  'au.ask.leave-paid-out': {
    says: 'Verlof dat u niet opnam, moet bij het einde worden uitbetaald. U mag alleen tot verlof worden gedwongen als uw award dat toelaat en het eerlijk is, zoals bij sluiting.',
  },
  'au.ask.warning-letter': {
    says: 'U hoeft het er niet mee eens te zijn. U kunt alleen voor ontvangst tekenen en op papier antwoorden. Een eerlijke reden en de kans om te antwoorden tellen bij later ontslag.',
  },
  'au.ask.training-bond': {
    says: 'Meestal niet. Inhouden vraagt uw toestemming op papier en moet in uw voordeel zijn, of in uw award staan. Een oneerlijke regel om kosten terug te betalen geldt niet. Vraag de Fair Work Ombudsman.',
  },
  'au.ask.public-holiday': {
    says: 'Op een feestdag mag u vrij zijn, met basisloon als u had gewerkt. Zij mogen u eerlijk vragen te werken, en u mag met een goede reden weigeren. Awards geven meestal meer loon.',
  },
}
