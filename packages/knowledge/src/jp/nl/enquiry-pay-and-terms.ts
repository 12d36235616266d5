/** Questions on pay that is cut or not paid, shifts, trial periods and charges for leaving: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_AND_TERMS_NL: Words = {
  'jp.ask.flat-overtime': {
    says: 'Ja. Een vast bedrag telt alleen als bedrag en uren duidelijk los staan van het basisloon. Uren daarboven krijgt u apart, met minstens 25 % extra, en 50 % boven 60 uur per maand. U kunt drie jaar terug eisen. Noteer uw uren.',
  },
  'jp.ask.shifts-cut': {
    says: 'Was uw dienst vast en zegt de firma die af, dan moet zij minstens 60 % van uw gemiddelde loon betalen (休業手当). Noemt uw contract dagen of uren, dan mag zij die niet zonder uw akkoord verminderen. Bewaar de roosters en ga naar de arbeidsinspectie.',
  },
  'jp.ask.pay-lowered': {
    says: 'Nee. De firma kan uw loon niet verlagen zonder uw vrije akkoord. Nieuwe regels binden alleen als ze redelijk en bekend zijn. Als straf mag hoogstens een halve dag loon per keer, en een tiende per maand. Schrijf dat u niet akkoord gaat.',
  },
  'jp.ask.trial-period': {
    says: 'Een proeftijd is een echte baan. De firma heeft een goede reden nodig die zij bij de aanname niet kon kennen. Na 14 dagen werk zijn ook 30 dagen opzegging of loon nodig. Vraag de redenen op papier en teken niets.',
  },
  'jp.ask.quit-penalty': {
    says: 'Meestal niet. Een firma mag vooraf geen boete voor vertrek bepalen en die niet van het loon afhouden. Zij kan alleen echte, bewezen schade eisen, en dat is zeldzaam. Zeg op papier op met twee weken, en laat dreigementen zien aan de arbeidsinspectie.',
  },
  'jp.ask.freelance-unpaid': {
    says: 'Betaling moet binnen 60 dagen na ontvangst van uw werk. De firma mag zonder uw schuld niets afhalen en het werk niet weigeren. Stuur een rekening met een laatste dag. Meld het bij de 公正取引委員会. Gratis hulp: フリーランス・トラブル110番.',
  },
  'jp.ask.minimum-pay': {
    says: 'Ja. De firma moet het minimumloon van uw prefectuur betalen, ook als u minder afsprak. Het verschil kunt u drie jaar terug eisen. Meld het bij de arbeidsinspectie (労働基準監督署). Zij mag u daar niet om straffen.',
  },
  'jp.ask.other-than-advert': {
    says: 'Ja. Wijken de voorwaarden af van wat op papier stond, dan mag u meteen weg. Beloofd loon moet betaald worden. Vraag het papier (労働条件通知書) en bewaar de advertentie. Meld het bij Hello Work of de arbeidsinspectie.',
  },
  'jp.ask.social-insurance': {
    says: 'Werkt u zo’n driekwart van voltijd, dan moet een gedekte firma u verzekeren. In grotere firma’s kan 20 uur per week genoeg zijn. Vraag het pensioenkantoor (年金事務所) om bevestiging, tot twee jaar terug.',
  },
  'jp.ask.leave-days-fixed': {
    says: 'Meestal niet. U kiest de dagen; de firma mag ze alleen verzetten als het werk erg lijdt. Zij mag vijf dagen per jaar bepalen na overleg, meer alleen bij akkoord (計画年休). Eigen sluitdagen zijn geen verlof van u.',
  },
  'jp.ask.term-ended-early': {
    says: 'Nee. Een tijdelijk contract eindigt niet eerder zonder zware reden. Een bureau mag u niet laten vallen omdat de klant stopt. Het moet ander werk zoeken of tot het einde minstens 60 % betalen. Teken niets en vraag het arbeidsloket.',
  },
  'jp.ask.ill-from-work': {
    says: 'Ja, het kan als arbeidsongeval tellen als zware druk u ziek maakte, zoals pesten of zeer lange uren. U vraagt het zelf aan bij de arbeidsinspectie; de firma hoeft niet akkoord te zijn. Bewaar notities, opnames, uren en artsverslagen. Voor gemist loon hebt u twee jaar.',
  },
  'jp.ask.severance': {
    says: 'U kunt die eisen als regels, contract of vaste gewoonte die geven. Vraag de regels (退職金規程). Ook na ontslag om een fout mag alleen bij iets zeer ernstigs worden gekort. Eis per aangetekende brief; het verjaart na vijf jaar. De arbeidsinspectie kan helpen.',
  },
  'jp.ask.pay-for-damage': {
    says: 'Niet het hele bedrag. Bij een fout op het werk geeft de rechter maar een eerlijk deel, vaak een kwart of minder, en niets bij kleine fouten. De firma mag het niet zelf van het loon houden. Teken niets en vraag de arbeidsinspectie of een advocaat.',
  },
  'jp.ask.no-pay-slip': {
    says: 'Ja, de firma moet bij elke betaling een loonstrook geven, op papier of online. Contant betalen mag, maar uren en bedragen moeten vastliggen. Vraag schriftelijk om stroken en voorwaarden (労働条件通知書). Noteer zelf ook. Helpt niets, meld het bij belastingdienst en arbeidsinspectie.',
  },
}
