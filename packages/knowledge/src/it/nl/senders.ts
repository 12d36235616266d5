/** The Dutch words of Italy: senders. */
import type { Words } from '@plainletter/contracts/rule'

export const SENDERS_WORDS: Words = {
  'it.sender.intrum': {
    says: 'Intrum Italy is een particulier bedrijf dat schulden int of koopt. Het is geen rechter. Het kan u vragen te betalen, en u kunt bewijs vragen.',
  },
  'it.sender.dovalue': {
    says: 'doValue is een particulier bedrijf dat schulden int of koopt. Het is geen rechter. Het kan u vragen te betalen, en u kunt bewijs vragen.',
  },
  'it.sender.amco': {
    says: 'AMCO is een particulier bedrijf dat schulden int of koopt. Het is geen rechter. Het kan u vragen te betalen, en u kunt bewijs vragen.',
  },
  'it.sender.ifis': {
    says: 'Ifis Npl is een particulier bedrijf dat schulden int of koopt. Het is geen rechter. Het kan u vragen te betalen, en u kunt bewijs vragen.',
  },
  'it.sender.kruk': {
    says: 'Kruk Italia is een particulier bedrijf dat schulden int of koopt. Het is geen rechter. Het kan u vragen te betalen, en u kunt bewijs vragen.',
  },
  'it.sender.prelios': {
    says: 'Prelios Credit Servicing is een particulier bedrijf dat schulden int of koopt. Het is geen rechter. Het kan u vragen te betalen, en u kunt bewijs vragen.',
  },
  'it.sender.cerved': {
    says: 'Cerved Credit Management is een particulier bedrijf dat schulden int of koopt. Het is geen rechter. Het kan u vragen te betalen, en u kunt bewijs vragen.',
  },
  'it.sender.mbcredit': {
    says: 'MBCredit Solutions (Revalea) is een particulier bedrijf dat schulden int of koopt. Het is geen rechter. Het kan u vragen te betalen, en u kunt bewijs vragen.',
  },
  'it.sender.axactor': {
    says: 'Axactor Italy is een particulier bedrijf dat schulden int of koopt. Het is geen rechter. Het kan u vragen te betalen, en u kunt bewijs vragen.',
  },
  'it.sender.fire': {
    says: 'Fire S.p.A. is een particulier bedrijf dat schulden int of koopt. Het is geen rechter. Het kan u vragen te betalen, en u kunt bewijs vragen.',
  },
  'it.sender.ge-ri': {
    says: 'Ge.Ri. Gestione Rischi is een particulier bedrijf dat schulden int of koopt. Het is geen rechter. Het kan u vragen te betalen, en u kunt bewijs vragen.',
  },
  'it.sender.hoist': {
    says: 'Hoist Italia is een particulier bedrijf dat schulden int of koopt. Het is geen rechter. Het kan u vragen te betalen, en u kunt bewijs vragen.',
  },
  'it.sender.europa-factor': {
    says: 'Europa Factor is een particulier bedrijf dat schulden int of koopt. Het is geen rechter. Het kan u vragen te betalen, en u kunt bewijs vragen.',
  },
  'it.sender.advancing': {
    says: 'Advancing Trade is een particulier bedrijf dat schulden int of koopt. Het is geen rechter. Het kan u vragen te betalen, en u kunt bewijs vragen.',
  },
  'it.sender.enel': {
    says: 'Enel Energia is een particulier bedrijf dat stroom of gas verkoopt. Het kan alleen afsluiten volgens de stappen van ARERA.',
  },
  'it.sender.plenitude': {
    says: 'Eni Plenitude is een particulier bedrijf dat stroom of gas verkoopt. Het kan alleen afsluiten volgens de stappen van ARERA.',
  },
  'it.sender.a2a': {
    says: 'A2A Energia is een particulier bedrijf dat stroom of gas verkoopt. Het kan alleen afsluiten volgens de stappen van ARERA.',
  },
  'it.sender.edison': {
    says: 'Edison Energia is een particulier bedrijf dat stroom of gas verkoopt. Het kan alleen afsluiten volgens de stappen van ARERA.',
  },
  'it.sender.hera': {
    says: 'Hera Comm is een particulier bedrijf dat stroom of gas verkoopt. Het kan alleen afsluiten volgens de stappen van ARERA.',
  },
  'it.sender.iren': {
    says: 'Iren Mercato is een particulier bedrijf dat stroom of gas verkoopt. Het kan alleen afsluiten volgens de stappen van ARERA.',
  },
  'it.sender.acea': {
    says: 'Acea Energia is een particulier bedrijf dat stroom of gas verkoopt. Het kan alleen afsluiten volgens de stappen van ARERA.',
  },
  'it.sender.sorgenia': {
    says: 'Sorgenia is een particulier bedrijf dat stroom of gas verkoopt. Het kan alleen afsluiten volgens de stappen van ARERA.',
  },
  'it.sender.tim': {
    says: 'TIM is een particulier bedrijf voor telefoon en internet. Met een geschil kunt u gratis naar ConciliaWeb.',
  },
  'it.sender.fastweb': {
    says: 'Fastweb + Vodafone is een particulier bedrijf voor telefoon en internet. Met een geschil kunt u gratis naar ConciliaWeb.',
  },
  'it.sender.windtre': {
    says: 'WINDTRE is een particulier bedrijf voor telefoon en internet. Met een geschil kunt u gratis naar ConciliaWeb.',
  },
  'it.sender.iliad': {
    says: 'Iliad is een particulier bedrijf voor telefoon en internet. Met een geschil kunt u gratis naar ConciliaWeb.',
  },
  'it.sender.sky': {
    says: 'Sky Italia is een particulier bedrijf voor telefoon en internet. Met een geschil kunt u gratis naar ConciliaWeb.',
  },
  'it.sender.ader': {
    says: 'Agenzia delle entrate-Riscossione int voor de staat, INPS en veel gemeenten. Zij heeft geen rechter nodig, maar u kunt in beroep gaan en in tot 84 delen betalen.',
  },
  'it.sender.entrate': {
    says: 'Agenzia delle Entrate is de belastingdienst. U kunt antwoorden, schikken of in beroep gaan. Zij stuurt geen links om te betalen.',
  },
  'it.sender.inps': {
    says: 'INPS betaalt pensioenen en uitkeringen en vraagt terug wat het te veel betaalde.',
  },
  'it.sender.tribunale': {
    says: 'Tribunale o Giudice di pace is een rechtbank. Haar papieren zijn echt en hebben een laatste dag.',
  },
  'it.sender.findomestic': {
    says: 'Findomestic leent geld uit. Kijk naar de rente (TAEG) en alle kosten. Na een klacht kunt u naar de ABF.',
  },
  'it.sender.agos': {
    says: 'Agos leent geld uit. Kijk naar de rente (TAEG) en alle kosten. Na een klacht kunt u naar de ABF.',
  },
  'it.sender.compass': {
    says: 'Compass Banca leent geld uit. Kijk naar de rente (TAEG) en alle kosten. Na een klacht kunt u naar de ABF.',
  },
}
