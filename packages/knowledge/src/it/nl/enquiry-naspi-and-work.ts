/** Questions about work during unemployment benefit: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NASPI_AND_WORK_NL: Words = {
  'it.ask.naspi-worked': {
    says: 'Bij werk in loondienst tot zes maanden wordt de NASpI alleen geschorst: INPS doet dat zelf na de melding van het bedrijf. Alleen langer werk met goed loon beëindigt ze. Bij langer werk met laag loon, of eigen zaak, meldt u het inkomen binnen een maand. Vraag INPS om herziening en ga binnen 90 dagen in beroep, met contract en loonbrieven. Een patronato doet het gratis. Of vraag termijnen.',
  },
  'it.ask.paternity-leave': {
    says: 'Een vader in loondienst krijgt tien werkdagen met vol loon, bij een tweeling of meer twintig. Neem ze van twee maanden voor de datum tot vijf maanden na de geboorte, samen of los. Het kost de moeder geen dag. Zeg het uw werkgever vijf dagen vooraf schriftelijk. Hij mag niet weigeren. Ouderschapsverlof komt erbij.',
  },
}
