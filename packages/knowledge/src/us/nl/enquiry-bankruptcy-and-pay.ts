/** The Dutch words of the rows in ../enquiry-bankruptcy-and-pay.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BANKRUPTCY_AND_PAY_NL: Words = {
  'us.fact.chapter7-car': {
    says: 'Meestal houdt u hem, als u bij bent met betalen en uw deel van de waarde onder de vrijstelling van uw staat valt. U tekent opnieuw (reaffirm), betaalt de huidige waarde ineens (redeem), of geeft hem terug en bent niets schuldig. Bij achterstand kan chapter 13 spreiden. Vraag eerst een advocaat of legal aid.',
  },
  'us.fact.chapter7-house': {
    says: 'De aanvraag stopt een verkoop meteen, als die voor de verkoopdag is. Bij achterstand kunt u met chapter 13 in drie tot vijf jaar inlopen en het huis houden. Bent u bij, dan houdt u het meestal ook in chapter 7, als uw deel onder de homestead-vrijstelling valt. Ga nu naar een advocaat of legal aid.',
  },
  'us.fact.give-car-back': {
    says: 'De auto teruggeven beëindigt de lening niet. De kredietgever verkoopt hem en u kunt de rest en kosten schuldig zijn. In uw kredietrapport staat het als terugname. Vraag eerst om een lagere betaling of uitstel. Of vraag of u hem zelf duurder mag verkopen. Alles schriftelijk.',
  },
  'us.state.fl.ask-head-of-family': {
    says: 'In Florida is het loon van een head of family meestal veilig. Dat bent u als u meer dan de helft van het onderhoud van een kind of ander draagt. Tot 750 dollar per week is veilig. Meer mag alleen met uw schriftelijke toestemming. Dien de claim of exemption binnen 20 dagen in.',
  },
  'us.fact.debt-relief-sued': {
    says: 'Antwoord zelf de rechtbank, voor de dag in de dagvaarding. Het woord van het bedrijf stopt de zaak niet en zonder antwoord verliest u. Wie dit per telefoon verkocht, mag geen kosten nemen voor een schuld geregeld is. Stop met betalen, vraag uw geld terug en klaag bij attorney general en FTC.',
  },
  'us.fact.garnish-no-judgment': {
    says: 'Zo niet. Voor kaart, lening of zorg moeten zij eerst procederen en winnen. Kreeg u geen papieren, vraag de griffie of er een zaak is en meld dat schriftelijk. Dreigen met wat niet mag is verboden: klaag bij het CFPB. Publieke schulden en federale studieleningen zijn anders.',
  },
}
