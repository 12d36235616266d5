/** The Dutch words of Spain: senders. */
import type { Words } from '@plainletter/contracts/rule'

export const SENDERS_NL: Words = {
  'es.sender.iberdrola': {
    says: 'Iberdrola is een particulier bedrijf dat stroom of gas verkoopt. Het kan alleen afsluiten volgens de stappen van de wet.',
  },
  'es.sender.endesa': {
    says: 'Endesa is een particulier bedrijf dat stroom of gas verkoopt. Het kan alleen afsluiten volgens de stappen van de wet.',
  },
  'es.sender.naturgy': {
    says: 'Naturgy is een particulier bedrijf dat stroom of gas verkoopt. Het kan alleen afsluiten volgens de stappen van de wet.',
  },
  'es.sender.totalenergies': {
    says: 'TotalEnergies is een particulier bedrijf dat stroom of gas verkoopt. Het kan alleen afsluiten volgens de stappen van de wet.',
  },
  'es.sender.repsol': {
    says: 'Repsol is een particulier bedrijf dat stroom of gas verkoopt. Het kan alleen afsluiten volgens de stappen van de wet.',
  },
  'es.sender.movistar': {
    says: 'Movistar (Telefónica) is een particulier bedrijf voor telefoon en internet. Met een geschil kunt u gratis naar het openbare telefoonbureau (OAUT).',
  },
  'es.sender.masorange': {
    says: 'Orange, Yoigo, MásMóvil is een particulier bedrijf voor telefoon en internet. Met een geschil kunt u gratis naar het openbare telefoonbureau (OAUT).',
  },
  'es.sender.vodafone': {
    says: 'Vodafone is een particulier bedrijf voor telefoon en internet. Met een geschil kunt u gratis naar het openbare telefoonbureau (OAUT).',
  },
  'es.sender.digi': {
    says: 'DIGI is een particulier bedrijf voor telefoon en internet. Met een geschil kunt u gratis naar het openbare telefoonbureau (OAUT).',
  },
  'es.sender.aeat': {
    says: 'De Agencia Tributaria int belasting. Zij kan zonder rechter geld nemen, maar u kunt in beroep en vragen in delen te betalen. Controleer haar papieren met de CSV-code op haar eigen site.',
  },
  'es.sender.tgss': {
    says: 'De Tesorería General de la Seguridad Social int voor de sociale zekerheid. Zij kan zonder rechter geld nemen, maar u kunt in beroep en vragen in delen te betalen.',
  },
  'es.sender.sepe': {
    says: 'SEPE betaalt de werkloosheidsuitkering en vraagt terug wat het te veel betaalde.',
  },
  'es.sender.dgt': {
    says: 'De Dirección General de Tráfico is de nationale verkeersdienst. Zij stuurt echte boetes per post, DEHú of miDGT, nooit via een betaallink in een sms.',
  },
  'es.sender.juzgado': {
    says: 'Juzgado of Tribunal de Instancia is een rechtbank. De papieren zijn echt en hebben een laatste dag. Bel met het zaaknummer als u niet zeker bent.',
  },
  'es.sender.wizink': {
    says: 'WiZink Bank is een bank bekend om creditcards met maandtermijnen (revolving). Controleer de rente (TAE).',
  },
  'es.sender.cofidis': {
    says: 'Cofidis leent geld voor aankopen. Controleer de rente (TAE) en alle kosten.',
  },
}
