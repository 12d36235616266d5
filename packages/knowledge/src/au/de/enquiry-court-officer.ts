/** Questions about what a court officer and a bank may take: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COURT_OFFICER_DE: Words = {
  'au.ask.sheriff-goods': {
    says: 'Sie dürfen manches nehmen und verkaufen, nicht aber Kleidung, Betten, Küchensachen und den meisten Hausrat. Arbeitswerkzeug und ein einfaches Auto sind in den meisten Staaten bis zu einer Grenze sicher. Sachen anderer oder auf Kredit nicht: Zeigen Sie Papiere. Behindern Sie sie nicht: In manchen Staaten dürfen sie mit Gewalt hinein. Handeln Sie heute: Bitten Sie das Gericht um Raten, das stoppt es meist, und rufen Sie 1800 007 007 an.',
  },
  'au.ask.bank-took-benefit': {
    says: 'Rufen Sie heute die Bank an: Es ist Ihr Geld von Centrelink und Sie brauchen es zum Leben. Solche Zahlungen sind geschützt. Nach einem Kodex lassen die meisten Banken Ihnen bei überzogenem Konto mindestens 90 % davon. Verlangen Sie den Rest schriftlich zurück und das Ende der Gebühren. Bitten Sie um hardship help. Sonst kostenlos AFCA. Sie können das Geld zu einer anderen Bank schicken lassen: Sagen Sie es Centrelink.',
  },
}
