/** What a notice to the keeper of a car must say: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const PARKING_NOTICE_TO_KEEPER_NL: Words = {
  'gb.parking.element-period': {
    says: 'De brief moet de auto, het terrein en de tijd van het parkeren noemen.',
    name: 'Het terrein en de tijd van het parkeren',
    ifMissing:
      'We vonden dit deel niet: het terrein en de tijd van het parkeren. Ontbreekt het echt, dan kan het bedrijf misschien alleen de bestuurder aanspreken. Schrijf dat in uw bezwaar.',
  },
  'gb.parking.element-circumstances': {
    says: 'De brief moet zeggen wat er gebeurde en waarom dat een boete betekent.',
    name: 'Waarom er een boete is',
    ifMissing:
      'We vonden dit deel niet: waarom er een boete is. Ontbreekt het echt, dan kan het bedrijf misschien alleen de bestuurder aanspreken. Schrijf dat in uw bezwaar.',
  },
  'gb.parking.element-sum': {
    says: 'De brief moet het totale onbetaalde bedrag noemen.',
    name: 'Het onbetaalde bedrag',
    ifMissing:
      'We vonden dit deel niet: het onbetaalde bedrag. Ontbreekt het echt, dan kan het bedrijf misschien alleen de bestuurder aanspreken. Schrijf dat in uw bezwaar.',
  },
  'gb.parking.element-invite': {
    says: 'De brief moet zeggen dat het bedrijf de bestuurder niet kent. Hij moet de houder (keeper) vragen te betalen of de bestuurder te noemen.',
    name: 'Het verzoek te betalen of de bestuurder te noemen',
    ifMissing:
      'We vonden dit deel niet: het verzoek te betalen of de bestuurder te noemen. Ontbreekt het echt, dan kan het bedrijf misschien alleen de bestuurder aanspreken. Schrijf dat in uw bezwaar.',
  },
  'gb.parking.element-warning': {
    says: 'De brief moet waarschuwen dat het bedrijf na 28 dagen het recht kan krijgen de boete bij de houder (keeper) te innen.',
    name: 'De waarschuwing van 28 dagen aan de houder',
    ifMissing:
      'We vonden dit deel niet: de waarschuwing van 28 dagen aan de houder. Ontbreekt het echt, dan kan het bedrijf misschien alleen de bestuurder aanspreken. Schrijf dat in uw bezwaar.',
  },
  'gb.parking.element-creditor': {
    says: 'De brief moet zeggen voor wie het geld is en hoe u betaalt.',
    name: 'Voor wie het geld is en hoe u betaalt',
    ifMissing:
      'We vonden dit deel niet: voor wie het geld is en hoe u betaalt. Ontbreekt het echt, dan kan het bedrijf misschien alleen de bestuurder aanspreken. Schrijf dat in uw bezwaar.',
  },
  'gb.parking.element-disputes': {
    says: 'De brief moet zeggen hoe u de boete kunt betwisten.',
    name: 'Hoe u bezwaar maakt',
    ifMissing:
      'We vonden dit deel niet: hoe u bezwaar maakt. Ontbreekt het echt, dan kan het bedrijf misschien alleen de bestuurder aanspreken. Schrijf dat in uw bezwaar.',
  },
  'gb.parking.element-date': {
    says: 'Op de brief moet de datum staan waarop hij is gestuurd of gegeven.',
    name: 'De datum van versturen',
    ifMissing:
      'We vonden dit deel niet: de datum van versturen. Ontbreekt het echt, dan kan het bedrijf misschien alleen de bestuurder aanspreken. Schrijf dat in uw bezwaar.',
  },
}
