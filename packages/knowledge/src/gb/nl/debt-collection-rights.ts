/** Incassobrieven: wat u moet weten: het recht van het Verenigd Koninkrijk in het Nederlands. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_RIGHTS_NL: Words = {
  'gb.debt.myth-bailiffs': {
    says: 'Incassobureaus zijn geen deurwaarders (bailiffs). Ze kunnen uw spullen niet meenemen. Deurwaarders komen alleen na een vonnis (judgment) of een ander wettelijk bevel.',
  },
  'gb.debt.myth-prison': {
    says: 'Geld schuldig zijn is geen misdrijf. Dat geldt voor een kaart, een lening, een rekening of een particuliere parkeerboete.',
  },
  'gb.debt.myth-sold-void': {
    says: 'Een schuld eindigt niet als hij wordt verkocht. De nieuwe eigenaar kan erom vragen, onder dezelfde voorwaarden als het eerste bedrijf.',
  },
  'gb.debt.myth-six-years-gone': {
    says: 'Na zes jaar bestaat de schuld nog, maar een eis bij de rechter kan worden gestopt. Vóór het einde laat een betaling of getekende erkenning de zes jaar opnieuw beginnen.',
  },
  'gb.debt.element-balance': {
    says: 'Ze moeten u kunnen zeggen hoeveel u schuldig bent en hoeveel daarvan te laat is.',
    name: 'Het bedrag van de schuld',
    ifMissing:
      'De brief noemt geen duidelijk bedrag. Vraag een overzicht voordat u ergens mee akkoord gaat.',
  },
}
