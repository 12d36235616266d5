/** The Dutch words of the rows in ../enquiry-work.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_NL: Words = {
  'au.ask.pay-cut': {
    says: 'Zeg schriftelijk dat u het niet eens bent. Een werkgever kan afgesproken loon of vaste uren meestal niet verlagen zonder uw toestemming, en nooit onder de cao (award). Bel de Fair Work Ombudsman op 13 13 94.',
  },
  'au.ask.underpaid': {
    says: 'U kunt tot zes jaar achterstallig loon eisen. Noteer uw uren, schrijf de werkgever, en ga dan gratis naar de Fair Work Ombudsman. Bewust te weinig betalen is een misdrijf.',
  },
  'au.ask.casual': {
    says: 'Na zes maanden, of twaalf bij een klein bedrijf, kunt u schrijven dat u vast wilt worden. De werkgever moet binnen 21 dagen antwoorden en heeft voor nee een eerlijke reden nodig.',
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
  'au.ask.unpaid': {
    says: 'Controleer uw loon met de hulpmiddelen van de Fair Work Ombudsman. Vraag uw baas schriftelijk, bel dan 13 13 94. U kunt zes jaar teruggaan.',
  },
  'au.ask.after-hours': {
    says: 'U mag weigeren na werktijd te lezen of te antwoorden, tenzij dat onredelijk is. Dit is het recht om onbereikbaar te zijn (right to disconnect).',
  },
  'au.ask.super': {
    says: 'Kijk online bij uw fonds. Sinds 1 juli 2026 moet pensioengeld (super) binnen zeven werkdagen na betaaldag worden betaald. Zo niet, meld het bij de ATO.',
  },
  'au.ask.bullied': {
    says: 'Schrijf elke keer op en wie het zag, en zeg het tegen de werkgever. Zolang u er nog werkt, kunt u de Fair Work Commission om een bevel vragen om het te stoppen.',
  },
  'au.ask.sham-contractor': {
    says: 'De naam beslist niet: het telt hoe u echt werkt. Bepaalt het bedrijf uw uren en is het niet uw eigen zaak, dan bent u misschien werknemer. Dan zijn loon (award), verlof en super verschuldigd. Een ABN om dat te ontlopen is verboden. Bel 13 13 94.',
    dependsOn: 'hoe u echt werkt',
  },
}
