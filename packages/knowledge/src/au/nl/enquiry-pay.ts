/** The Dutch words of the rows in ../enquiry-pay.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_NL: Words = {
  'au.ask.sham-contractor': {
    says: 'De naam beslist niet: het telt hoe u echt werkt. Bepaalt het bedrijf uw uren en is het niet uw eigen zaak, dan bent u misschien werknemer. Dan zijn loon (award), verlof en super verschuldigd. Een ABN om dat te ontlopen is verboden. Bel 13 13 94.',
    dependsOn: 'hoe u echt werkt',
  },
  'au.ask.underpaid': {
    says: 'U kunt tot zes jaar achterstallig loon eisen. Noteer uw uren, schrijf de werkgever, en ga dan gratis naar de Fair Work Ombudsman. Bewust te weinig betalen is een misdrijf.',
  },
  'au.ask.training-bond': {
    says: 'Meestal niet. Inhouden vraagt uw toestemming op papier en moet in uw voordeel zijn, of in uw award staan. Een oneerlijke regel om kosten terug te betalen geldt niet. Vraag de Fair Work Ombudsman.',
  },
  'au.ask.unpaid': {
    says: 'Controleer uw loon met de hulpmiddelen van de Fair Work Ombudsman. Vraag uw baas schriftelijk, bel dan 13 13 94. U kunt zes jaar teruggaan.',
  },
  'au.ask.super': {
    says: 'Kijk online bij uw fonds. Sinds 1 juli 2026 moet pensioengeld (super) binnen zeven werkdagen na betaaldag worden betaald. Zo niet, meld het bij de ATO.',
  },
  'au.ask.pay-cut': {
    says: 'Zeg schriftelijk dat u het niet eens bent. Een werkgever kan afgesproken loon of vaste uren meestal niet verlagen zonder uw toestemming, en nooit onder de cao (award). Bel de Fair Work Ombudsman op 13 13 94.',
  },
}
