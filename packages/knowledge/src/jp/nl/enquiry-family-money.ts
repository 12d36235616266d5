/** Questions on child support, debts of the dead, affairs and legal shares: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAMILY_MONEY_NL: Words = {
  'jp.ask.child-support-deed': {
    says: 'Ja. Met een akte die beslag toelaat (執行認諾) of een papier van de rechtbank kunt u tot de helft van het nettoloon pakken. Eén bevel geldt ook voor latere maanden. Weet u werkgever of bank niet, dan kan de rechtbank die zoeken (第三者からの情報取得手続).',
  },
  'jp.ask.estate-late': {
    says: 'Het kan misschien nog. De drie maanden lopen vanaf de dag dat u wist van het overlijden en dat u erft. Mocht u denken dat er geen schuld was, dan kan de rechter tellen vanaf de dag dat u het hoorde. Gebruik niets, betaal niets en ga meteen naar de familierechter.',
  },
  'jp.ask.affair-claimed': {
    says: 'Betaal of teken niet meteen. U bent niets schuldig als het huwelijk al stuk was, of als u er niet van kon weten. De eis verjaart drie jaar nadat de ander ervan en van u wist. Het bedrag kan vaak omlaag. Laat de brief aan een advocaat zien.',
  },
  'jp.ask.affair-claim': {
    says: 'Ja, van uw partner, en van de ander als die van het huwelijk wist of moest weten. U hebt bewijs van een seksuele relatie nodig. Eis binnen drie jaar nadat u het feit en de persoon kende. Was het huwelijk al stuk, dan krijgt u niets.',
  },
  'jp.ask.legal-share': {
    says: 'Ja. Een partner, kind of ouder kan geld eisen tot het wettelijke deel (遺留分), wat het testament ook zegt. Broers en zussen niet. Stuur een aangetekende brief binnen een jaar nadat u wist van het overlijden en het testament.',
  },
  'jp.ask.heir-took-savings': {
    says: 'Ja. Vraag de bank om het overzicht; elke erfgenaam kan dat alleen. Geld dat zonder toestemming is opgenomen, kan bij de erfenis tellen of tot uw deel worden geëist. Wat voor de ouder of de uitvaart was, telt niet. Schrijf eerst; dan familierechter of rechtszaak.',
  },
  'jp.ask.child-taken': {
    says: 'Handel deze week. Vraag de familierechter te bepalen wie voor het kind zorgt en teruggave te bevelen (監護者指定・子の引渡し), met spoed (保全処分). Haal het kind niet met geweld. Noteer wie er eerst voor zorgde. Bij geweld eerst politie of #8008.',
  },
}
