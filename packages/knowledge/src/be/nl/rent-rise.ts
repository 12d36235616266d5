/** The Dutch words of the rows in ../rent-rise.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_RISE_WORDS: Words = {
  'be.rise.want': {
    says: 'Uw verhuurder wil een hogere huur, meestal door de indexatie.',
  },
  'be.rise.want-check': {
    says: 'Kijk of de verhoging mag voordat u meer betaalt of tekent.',
  },
  'be.rise.reality': {
    says: 'Indexeren mag één keer per jaar, op de verjaardag van het contract, en alleen na een schriftelijke vraag.',
  },
  'be.rise.not-yet': {
    says: 'Voor het verleden geldt zij hoogstens drie maanden voor de brief.',
  },
  'be.rise.right-energy': {
    says: 'Voor een woning met een slecht energielabel is de indexatie beperkt door een factor per gewest. Vraag het EPC.',
  },
  'be.rise.right-other': {
    says: 'Elke andere verhoging tijdens het contract vraagt uw akkoord of de vrederechter.',
  },
  'be.rise.step-calculate': {
    says: 'Bereken de huur met de huurcalculator van Statbel.',
  },
  'be.rise.step-write': {
    says: 'Is het fout, schrijf dat dan en blijf het juiste bedrag betalen.',
  },
  'be.rise.option-dispute': {
    says: 'Schrijf wat fout is. De vrederechter kan beslissen; een verzoening is gratis.',
    title: 'De verhoging betwisten',
    cost: 'Gratis',
    time: 'Snel',
    risk: 'Betaal de juiste huur volledig.',
    bestFor: 'Het bedrag, de datum of het EPC is fout.',
  },
  'be.rise.option-accept': {
    says: 'Klopt het, betaal dan de nieuwe huur.',
    title: 'Akkoord gaan',
    cost: 'De hogere huur',
    time: 'Vanaf de volgende maand',
    risk: 'Geen als het klopt.',
    bestFor: 'U hebt het nagekeken en het klopt.',
  },
}
