/** Questions about pay that is cut or too low: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LOWER_PAY_NL: Words = {
  'jp.ask.flat-overtime': {
    says: 'Ja. Een vast bedrag telt alleen als bedrag en uren duidelijk los staan van het basisloon. Uren daarboven krijgt u apart, met minstens 25 % extra, en 50 % boven 60 uur per maand. U kunt drie jaar terug eisen. Noteer uw uren.',
  },
  'jp.ask.shifts-cut': {
    says: 'Was uw dienst vast en zegt de firma die af, dan moet zij minstens 60 % van uw gemiddelde loon betalen (休業手当). Noemt uw contract dagen of uren, dan mag zij die niet zonder uw akkoord verminderen. Bewaar de roosters en ga naar de arbeidsinspectie.',
  },
  'jp.ask.pay-lowered': {
    says: 'Nee. De firma kan uw loon niet verlagen zonder uw vrije akkoord. Nieuwe regels binden alleen als ze redelijk en bekend zijn. Als straf mag hoogstens een halve dag loon per keer, en een tiende per maand. Schrijf dat u niet akkoord gaat.',
  },
  'jp.ask.freelance-unpaid': {
    says: 'Betaling moet binnen 60 dagen na ontvangst van uw werk. De firma mag zonder uw schuld niets afhalen en het werk niet weigeren. Stuur een rekening met een laatste dag. Meld het bij de 公正取引委員会. Gratis hulp: フリーランス・トラブル110番.',
  },
  'jp.ask.minimum-pay': {
    says: 'Ja. De firma moet het minimumloon van uw prefectuur betalen, ook als u minder afsprak. Het verschil kunt u drie jaar terug eisen. Meld het bij de arbeidsinspectie (労働基準監督署). Zij mag u daar niet om straffen.',
  },
  'jp.ask.severance': {
    says: 'U kunt die eisen als regels, contract of vaste gewoonte die geven. Vraag de regels (退職金規程). Ook na ontslag om een fout mag alleen bij iets zeer ernstigs worden gekort. Eis per aangetekende brief; het verjaart na vijf jaar. De arbeidsinspectie kan helpen.',
  },
  'jp.ask.no-pay-slip': {
    says: 'Ja, de firma moet bij elke betaling een loonstrook geven, op papier of online. Contant betalen mag, maar uren en bedragen moeten vastliggen. Vraag schriftelijk om stroken en voorwaarden (労働条件通知書). Noteer zelf ook. Helpt niets, meld het bij belastingdienst en arbeidsinspectie.',
  },
}
