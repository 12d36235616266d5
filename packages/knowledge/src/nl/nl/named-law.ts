/** Gijzeling, huurauto, parkeerbelasting, gemeentebelasting, toeslagen, deurwaarder, water en servicekosten: de rijen in het Nederlands. */
import type { Words } from '@plainletter/contracts/rule'

export const NAMED_LAW_NL: Words = {
  'nl.fine.right-parking-tax': {
    says: 'Dit is een belasting van de gemeente en geen boete. Het is de prijs van het parkeren plus kosten. Die kosten hebben een maximum.',
  },
  'nl.tax.right-woz': {
    says: 'U kunt de gemeente vragen om het verslag achter de waarde van uw huis. U kunt binnen zes weken bezwaar maken.',
  },
  'nl.tax.right-waiver': {
    says: 'Met een laag inkomen en weinig spaargeld kunt u de gemeente vragen om kwijtschelding.',
  },
  'nl.benefit.right-allowance': {
    says: 'U kunt een toeslag in delen terugbetalen. Vraag om een regeling die past bij wat u kunt missen.',
  },
  'nl.benefit.right-uwv': {
    says: 'UWV mag te veel geld terugvragen. Om dringende redenen kan het minder of niets vragen.',
  },
  'nl.benefit.right-uwv-fine': {
    says: 'U moet wijzigingen meteen aan UWV melden. Een boete moet passen bij uw schuld: meestal de helft van het bedrag, minder bij weinig schuld, geen zonder schuld. Een waarschuwing kan genoeg zijn.',
  },
  'nl.bailiff.right-fees': {
    says: 'De wet bepaalt wat een deurwaarder u voor elke handeling mag rekenen. Vraag om een lijst en vergelijk.',
  },
  'nl.utility.right-water': {
    says: 'Voor het water wordt afgesloten, moet u aanmaningen krijgen en een aanbod voor hulp bij schulden.',
  },
  'nl.rent.right-service-costs': {
    says: 'Elk jaar, binnen zes maanden na afloop, moet de verhuurder de echte servicekosten laten zien. Meer hoeft u niet te betalen.',
  },
  'nl.rent.step-service-costs': {
    says: 'Vraag om de rekeningen achter het bedrag te zien. Komt u er niet uit, dan kan de Huurcommissie beslissen.',
  },
  'nl.mortgage.right-private-sale': {
    says: 'De bank mag het huis alleen via een notaris laten verkopen. U kunt de rechter vragen om een onderhandse verkoop. Die brengt vaak meer op.',
  },
  'nl.debt.right-sold': {
    says: 'Is de schuld verkocht, vraag dan bewijs van de verkoop en het eerste contract. De verkoop geldt voor u pas als die u is gemeld.',
  },
  'nl.copyright.warn-costs': {
    says: 'Bij de rechter betaalt de verliezer hier de echte advocaatkosten van de ander. Was de foto van hen, doe dan vroeg een redelijk voorstel.',
  },
  'nl.benefit.right-svb': {
    says: 'Om dringende redenen kan de SVB minder of niets vragen. Schrijf wat de schuld met u doet en wat u had doorgegeven.',
  },
}
