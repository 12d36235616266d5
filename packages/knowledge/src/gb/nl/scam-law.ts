/** Wat de echte doet en de valse niet: het recht van het Verenigd Koninkrijk in het Nederlands. */
import type { Words } from '@plainletter/contracts/rule'

export const SCAM_LAW_NL: Words = {
  'gb.scam.real-bailiff': {
    says: 'Een echte deurwaarder (bailiff) stuurt eerst bericht, wacht zeven volle dagen en heeft een bewijs dat u kunt nagaan. Geen echte komt vandaag om een telefoontje.',
  },
  'gb.scam.false-court-papers': {
    says: 'Papieren sturen die op die van een rechtbank lijken, is strafbaar. Vraag het na bij de rechtbank, met een nummer dat u zelf op GOV.UK zoekt.',
  },
  'gb.scam.false-lawyer': {
    says: 'Alleen wie op de officiële lijst staat, mag als solicitor werken. Zoek de naam op bij de Solicitors Regulation Authority. Doen alsof is strafbaar.',
  },
  'gb.scam.band-free': {
    says: 'U kunt uw klasse (council tax band) gratis laten nakijken bij de Valuation Office Agency. Niemand heeft daar geld of bankgegevens voor nodig.',
  },
  'gb.scam.who-inherits': {
    says: 'Sterft iemand zonder testament, dan zegt de wet welke familie erft. Een vreemde met dezelfde naam krijgt niets, en er zijn geen kosten.',
  },
  'gb.scam.bill-for-business': {
    says: 'Een bedrijf een aanbod sturen dat op een officiële rekening lijkt, mag niet. U bent niets schuldig. Meld het bij Trading Standards.',
  },
  'gb.scam.tv-licence': {
    says: 'Een TV licence hebt u alleen nodig voor live-tv of BBC iPlayer. Kijk de uwe na op de officiële site die u zelf opent.',
  },
  'gb.scam.vehicle-tax': {
    says: 'De voertuigbelasting (vehicle tax) bestaat, maar de DVLA vraagt nooit per sms of e-mail om kaartgegevens. Controleer de uwe op een pagina van GOV.UK die u zelf opent.',
  },
}
