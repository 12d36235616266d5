/** The Dutch words of the rows in ../state-judgments.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_JUDGMENTS_NL: Words = {
  ...stateWords('set-aside', {
    'AZ MS NV':
      'kunt u de rechter vragen een vonnis ongedaan te maken om een goede reden, en hoogstens binnen zes maanden',
    CA: 'kunt u de rechter vragen een vonnis bij verstek (default judgment) ongedaan te maken, meestal binnen zes maanden',
    'FL MA NC':
      'kunt u de rechter vragen een vonnis ongedaan te maken om een goede reden, en hoogstens binnen een jaar',
    GA: 'kan een zaak die u niet beantwoordde 15 dagen lang als recht weer open, met een antwoord en de rechtbankkosten. Vraag het later de rechter',
    IL: 'kunt u de rechter binnen 30 dagen vragen een vonnis bij verstek (default judgment) ongedaan te maken. Later zijn sterkere redenen nodig, en na twee jaar houdt het meestal op',
    MI: 'kunt u de rechter vragen een vonnis bij verstek (default judgment) ongedaan te maken, meestal binnen 21 dagen',
    'ME MN MT ND NJ NM OH':
      'kunt u de rechter vragen een vonnis ongedaan te maken om een goede reden, snel en hoogstens binnen een jaar',
    NY: 'kunt u de rechter vragen een vonnis bij verstek (default judgment) ongedaan te maken, meestal binnen een jaar nadat u het kreeg. Als de papieren niet goed aan u zijn gegeven, is er geen grens',
    PA: 'vraagt u binnen 10 dagen om een vonnis bij verstek (default judgment) te openen. Tegen een vonnis van een district judge kunt u in beroep, meestal binnen 30 dagen',
    TX: 'kunt u binnen 30 dagen na het vonnis om een nieuwe zaak vragen, of binnen 14 dagen bij een justice court',
    VA: 'kunt u tegen een vonnis van de general district court binnen 10 dagen in beroep, of die rechtbank binnen 30 dagen om een nieuwe zaak vragen',
    WA: 'kunt u de rechter vragen een vonnis bij verstek (default judgment) ongedaan te maken, meestal binnen een jaar',
  }),
  ...stateWords('safe-bank', {
    AZ: 'is minstens $5.000 op één bankrekening veilig. Het bedrag stijgt elk jaar',
    CA: 'is een vast bedrag op uw bankrekening vanzelf veilig. Wilt u meer houden, vraag het binnen 15 dagen na de papieren over het beslag, of 20 als die per post kwamen',
    FL: 'blijft loon van een gezinshoofd (head of family) zes maanden veilig op de bank. Stuur het formulier binnen 20 dagen na het bericht',
    GA: 'zijn uitkeringen en pensioenen op de bank veilig. Dien bij de rechtbank een verzoek in dat het geld niet genomen mag worden',
    IL: 'zijn uitkeringen en $4.000 aan geld of spullen naar keuze veilig. Bij een consumentenschuld blijft $1.000 op de bank meteen van u. Ga naar de rechtbank en vraag de rest',
    MA: 'is $2.500 op de bank veilig, en uitkeringen ook',
    MI: 'kunt u bezwaar maken tegen een beslag binnen 14 dagen nadat u het bevel (writ) kreeg',
    NJ: 'zijn uitkeringen en $1.000 aan geld of spullen veilig. Zeg het de rechtbank meteen als er beslag op uw rekening ligt',
    NY: 'is wat geld op de bank vanzelf veilig. Stuur het formulier (exemption claim form) binnen 20 dagen naar de bank en de schuldeiser',
    NC: 'hebt u 20 dagen na het bericht over uw rechten om te vragen wat veilig is. Dat kan ook geld op de bank zijn',
    OH: 'zijn uitkeringen en een bedrag aan contant geld veilig. Vraag binnen vijf werkdagen na het bericht van de bank om een zitting',
    PA: 'zijn uitkeringen en $300 aan geld of spullen veilig. Stuur het verzoek (claim for exemption) meteen naar de sheriff',
    TX: 'zijn huisraad, gereedschap en een auto veilig tot $50.000, of $100.000 voor een gezin',
    VA: 'kunt u minstens $5.000 veilig houden, of $10.000 vanaf 65 jaar. Stuur het formulier voor beschermd geld meteen',
    WA: 'is minstens $2.000 op de bank veilig voor een consumentenschuld. Vraag dat en uw uitkeringen binnen 28 dagen na de datum op het bevel (writ)',
  }),
}
