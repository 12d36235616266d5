/** Parkeren op privéterrein: de rijen in het Nederlands. */
import type { Words } from '@plainletter/contracts/rule'

export const PRIVATE_PARKING_NL: Words = {
  'nl.parking.want': {
    says: 'De eigenaar van een privéplaats, of een bedrijf, zegt dat u de parkeerregels brak en wil een boete.',
  },
  'nl.parking.who': {
    says: 'Dit is een eis van een bedrijf of persoon. Hij komt niet van de politie of het CJIB. Het is geen boete van de staat.',
  },
  'nl.parking.not-yet': {
    says: 'Zonder rechter kunnen ze geen geld of spullen afnemen.',
  },
  'nl.parking.right-terms': {
    says: 'U hoeft alleen te betalen als u de voorwaarden hebt aanvaard. Ze moesten goed leesbaar zijn toen u inreed.',
  },
  'nl.parking.right-driver': {
    says: 'Een contract bindt de bestuurder en niet de eigenaar van de auto. Zij moeten bewijzen wie parkeerde.',
  },
  'nl.parking.right-lower': {
    says: 'Een rechter kan een veel te hoge boete verlagen en een voorwaarde schrappen die oneerlijk is voor consumenten.',
  },
  'nl.parking.right-costs': {
    says: 'Voor ze incassokosten rekenen, moeten ze u een brief sturen met veertien dagen om te betalen.',
  },
  'nl.parking.step-check': {
    says: 'Controleer de dag, de plaats en de auto. Maak foto’s van de borden en zoek uw kaartje of bon.',
  },
  'nl.parking.step-write': {
    says: 'Schrijf voor hun datum waarom u het niet eens bent. Vraag om de foto’s en de voorwaarden.',
  },
  'nl.parking.option-no': {
    says: 'Schrijf waarom u niets schuldig bent, met foto’s of een bon.',
    title: 'Schriftelijk nee zeggen',
    cost: 'Een postzegel.',
    time: 'Voor hun datum.',
    risk: 'Ze kunnen naar de rechter gaan.',
    bestFor: 'U betaalde, reed niet of zag geen bord.',
  },
  'nl.parking.option-pay': {
    says: 'Bied de prijs van de tijd dat u er stond, om het af te sluiten.',
    title: 'Betaal, of bied de parkeerprijs',
    cost: 'Het bedrag dat u afspreekt.',
    time: 'Voor hun datum.',
    risk: 'Ze willen misschien de hele boete.',
    bestFor: 'U stond er zonder kaartje.',
  },
}
