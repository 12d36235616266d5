/** The Dutch words of the rows in ../enquiry-children-and-divorce.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHILDREN_AND_DIVORCE_NL: Words = {
  'us.ask-state.unmarried-mother': {
    says: 'In uw staat heeft een ongehuwde moeder het gezag (custody) tot een rechter anders beslist. Zijn naam op de geboorteakte verandert dat niet vanzelf. Toon de politie de wet en vraag hulp. Ga nu naar de familie- of jeugdrechter voor gezag en teruggave. Is het kind in gevaar, bel 911.',
  },
  'us.fact.no-custody-order': {
    says: 'Zonder beschikking hebben beide ouders meestal gelijke rechten, dus de politie grijpt zelden in. In sommige staten heeft de ongehuwde moeder eerst het gezag. Vraag vandaag custody bij de familierechter en een spoedbevel. Noteer data en bewaar berichten. Bij gevaar 911.',
    dependsOn: 'uw staat en of u getrouwd was',
  },
  'us.fact.iep-days': {
    says: 'Niet zonder verdere stappen. Na 10 schooldagen in een jaar met een patroon moet de school binnen 10 dagen nagaan of het gedrag door de handicap komt. Zo ja, dan mag uw kind meestal terug. Vanaf dag 11 moet er les zijn. Vraag vandaag schriftelijk die bespreking (manifestation review).',
  },
  'us.fact.divorce-papers': {
    says: 'Dien een schriftelijk antwoord (answer) in voor de dag in de dagvaarding, meestal 20 tot 30 dagen. De scheiding zelf houdt u niet lang tegen. Maar zonder antwoord kan de rechter zonder u beslissen over huis, geld en kinderen. Een huis op één naam wordt vaak gedeeld. Vraag nu legal aid of de hulpbalie van de rechtbank.',
  },
  'us.fact.virginia-reckless': {
    says: 'In Virginia kan 20 mph of meer te hard, of boven 85, reckless driving zijn. Dat is een misdrijf, geen gewone bon, en u moet meestal naar de rechtbank. Kijk naar het vakje en het artikel op de summons. Staat er 46.2-862, ga eerst naar een advocaat. Staat er alleen speeding, dan mag u meestal vooraf betalen.',
    dependsOn: 'wat er op de summons staat',
  },
}
