/** The Dutch words of the rows in ../enquiry-faith-arrests-and-small-estates.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAITH_ARRESTS_AND_SMALL_ESTATES_NL: Words = {
  'us.named.ask-sabbath': {
    dependsOn: 'wat het de werkgever zou kosten',
    says: 'Een werkgever met 15 of meer mensen moet ruimte maken voor uw geloof, zoals een andere dienst of ruilen. Weigeren mag alleen bij een echte last voor het bedrijf. Dat anderen het niet leuk vinden, telt niet. Vraag het schriftelijk. Bij weigeren of straf: klacht bij de EEOC binnen 180 dagen, in de meeste staten 300.',
  },
  'us.named.ask-citizen-arrest': {
    says: 'Noem elke arrestatie, ook als de aanklacht is ingetrokken: verzwijgen kan u de zaak kosten. Neem een papier van de rechtbank mee over het einde van elke zaak. Ze kijken vooral naar vijf jaar goed gedrag; een ingetrokken aanklacht alleen is zelden een beletsel. Sommige feiten brengen de green card in gevaar: vraag eerst een advocaat. Bij een weigering hebt u 30 dagen voor een hoorzitting (N-336).',
  },
  'us.named.ask-unmarried-father': {
    says: 'Vraag de familierechter om gezag of omgang. Een vader die niet getrouwd was, moet meestal eerst de wettige vader zijn: door een formulier van beide ouders (acknowledgment of paternity) of een rechter. In Georgia is ook een bevel nodig (legitimation). Tot dan heeft alleen de moeder het gezag; een naam op de geboorteakte is niet genoeg. De rechter kijkt wat het beste is voor het kind.',
  },
  'us.named.ask-small-estate': {
    dependsOn: 'uw staat en hoeveel er is',
    says: 'Vaak niet. Geld met een begunstigde (beneficiary) of mede-eigenaar gaat meestal naar die persoon. Bij een kleine erfenis is in de meeste staten een verklaring onder ede (small estate affidavit) genoeg voor de bank, vaak 30 dagen na het overlijden. Vraag de griffie (probate) naar de grens en het formulier. Schulden worden uit de erfenis betaald; erfgenamen hoeven meestal niets zelf te betalen.',
  },
}
