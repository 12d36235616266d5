/** The Dutch words of the rows in ../housing-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_STEPS_WORDS: Words = {
  'it.home.step-read': {
    says: 'Zoek de datum van het huurcontract, of het geregistreerd is, de duur ervan, en de reden in de brief.',
  },
  'it.home.step-pay': {
    says: 'Bent u huur schuldig? Betaal nu wat u kunt per overschrijving en schrijf voor welke maanden het is.',
  },
  'it.home.step-write': {
    says: 'Antwoord aangetekend of per PEC. Zeg wat u niet aanvaardt en waarom.',
  },
  'it.home.step-keep-paying': {
    says: 'Blijf elke maand per overschrijving betalen. Stop de huur niet wegens herstel zonder advies.',
  },
  'it.home.step-help': {
    says: 'Ga naar de gemeente en een huurdersvereniging (SUNIA, SICET). Vraag naar het huurfonds en hulp bij achterstand.',
  },
  'it.home.step-plan': {
    says: 'Bied de huur van deze maand plus een deel van de schuld aan. Vraag het ja op papier.',
  },
  'it.home.step-wrong': {
    says: 'Klopt het bedrag niet? Stuur uw overschrijvingen en vraag een lijst per maand.',
  },
}
