/** The Dutch words of the rows in ../enquiry-ending-a-marriage-and-orders.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ENDING_A_MARRIAGE_AND_ORDERS_NL: Words = {
  'us.fact.divorce-alone': {
    says: 'Meestal kunt u scheiding vragen in de staat waar u lang genoeg woont, vaak zes maanden, ook als de ander niet tekent. Alleen een gezamenlijk verzoek (soms dissolution) vraagt beiden. De rechtbank laat de papieren bezorgen. Komt er geen antwoord, dan kan zij zonder de ander scheiden. Zonder kinderen en met weinig bezit zijn de formulieren van de rechtbank vaak genoeg. Legal aid kan helpen.',
  },
  'us.fact.child-chooses-parent': {
    says: 'Een kind beslist niet alleen: de beschikking geldt tot een rechter die wijzigt. Maar rechters luisteren naar oudere kinderen, in veel staten vanaf zo’n 12 tot 14 jaar. De ouder kan de familierechter vragen de custody te wijzigen en laten zien wat er misgaat. Vertel op school of aan de dokter wat er thuis gebeurt. Bij geweld of angst: Childhelp, 1-800-422-4453. Denkt u eraan uzelf iets aan te doen: 988.',
  },
  'us.state.ms.ask-child-chooses-parent': {
    says: 'Een kind beslist niet alleen: de beschikking geldt tot de chancery court die wijzigt. In Mississippi mag de rechter wel letten op de wens van een kind van 12 of ouder, als beide ouders geschikt zijn. De ouder vraagt daar wijziging en laat zien wat er veranderd is en het kind schaadt. Tot dan kan wegblijven de ouder op contempt komen te staan. Bij geweld of angst: Childhelp, 1-800-422-4453. Bij gedachten aan zelfdoding: 988.',
  },
  'us.fact.order-for-whom': {
    says: 'Er zijn twee soorten. Een domestic violence order is voor familie, partners, ex-partners en meestal de ouders van een kind. Voor anderen hebben de meeste staten een tweede: wegens lastigvallen (civil harassment), stalking of seksueel geweld. Daarvoor zijn bedreiging, stalking of herhaald lastigvallen nodig. Ieder vraagt een eigen order; vraag de griffie naar het formulier en de kosten, die vaak vervallen. Neem opnames en berichten mee. In gevaar: bel 911.',
  },
  'us.fact.grown-child-summoned': {
    says: 'Vanaf 18 kan geen rechter u opdragen een ouder te zien of te bellen. Maar negeer geen oproep (summons): schrijf de rechtbank of ga erheen en zeg dat u 18 bent. Voor jongere broers en zussen kijkt de rechter naar hun belang en wens; de ouder bij wie zij wonen moet op tijd antwoorden. Maakt het contact u bang, vraag dan een protective order. Een zaak wegens misbruik heeft termijnen per staat. RAINN: 1-800-656-4673.',
  },
}
