/** The Dutch words of Germany: work transfer. */
import type { Words } from '@plainletter/contracts/rule'

export const WORK_TRANSFER_NL: Words = {
  'de.transfer.want': { says: 'Uw werkgever plaatst u op een andere plek of taak.' },
  'de.transfer.reality': {
    says: 'Dit beëindigt uw baan niet. Het is alleen wettig als uw contract het toestaat en het eerlijk voor u is.',
  },
  'de.transfer.right-fair': {
    says: 'Gezin, gezondheid, afstand en handicap moeten meetellen. Een rechter kan dat nagaan.',
  },
  'de.transfer.right-council': {
    says: 'In bedrijven met meer dan 20 mensen moet de ondernemingsraad (Betriebsrat) eerst instemmen.',
  },
  'de.transfer.step': {
    says: 'Lees wat uw contract over plaats en taak zegt. Maak schriftelijk bezwaar, maar werk onder voorbehoud door totdat u advies hebt.',
  },
  'de.transfer.option': {
    says: 'Vraag een vakbond of advocaat. De arbeidsrechter (Arbeitsgericht) kan het stoppen.',
    title: 'Het laten nagaan',
    cost: 'Gratis met een vakbond.',
    time: 'Vóór die dag.',
    risk: 'Wegblijven kan u de baan kosten.',
    bestFor: 'Het is ver of een lagere functie.',
  },
}
