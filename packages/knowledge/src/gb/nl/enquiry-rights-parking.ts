/** Rechten bij veel gestelde vragen: het recht van het Verenigd Koninkrijk in het Nederlands. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RIGHTS_PARKING_NL: Words = {
  'gb.ask-parking.right-code': {
    says: 'Parkeerbedrijven in een brancheclub volgen één code. U hebt 28 dagen voor bezwaar, daarna is er een gratis beroep buiten het bedrijf. Een kleine tikfout hoort te vervallen.',
  },
  'gb.ask-parking.right-keeper-law': {
    says: 'De kentekenhouder (keeper) betaalt alleen voor de bestuurder als het bericht op tijd kwam en alles bevat wat de wet vraagt. U hoeft niet te zeggen wie reed.',
  },
  'gb.ask-parking.right-signs-case': {
    says: 'In 2015 vond de Supreme Court £85 goed omdat de borden groot en duidelijk waren. Kleine, verborgen of ontbrekende borden zijn een verweer.',
  },
  'gb.ask-parking.right-letter-first': {
    says: 'Voor een zaak moeten zij een letter of claim met antwoordformulier sturen en 30 dagen geven. Een incassobrief is dat niet.',
  },
  'gb.ask-parking.right-council-act': {
    says: 'Een boete van de gemeente (penalty charge) rust op een wet, een private op borden. Het is geen misdrijf, maar het bedrag groeit als u niets doet.',
  },
  'gb.ask-parking.right-council-appeal': {
    says: 'U kunt bezwaar maken, dan binnen 28 dagen formeel, en daarna gratis in beroep bij een onafhankelijk tribunal.',
  },
}
