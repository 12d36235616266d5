/** The Dutch words of the rows in ../data-breach.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DATA_BREACH_NL: Words = {
  'au.breach.want': {
    says: 'Een organisatie zegt dat anderen uw gegevens misschien hebben gezien. U bent niets schuldig, maar bescherm uzelf.',
  },
  'au.breach.reality': {
    says: 'Niet elk lek leidt tot misbruik. Een blokkade (ban) op uw kredietoverzichten (credit reports) houdt de meeste nieuwe leningen op uw naam tegen.',
  },
  'au.breach.right-told': {
    says: 'Ze moeten u zeggen om welke gegevens het gaat en wat u moet doen, als ernstige schade waarschijnlijk is.',
  },
  'au.breach.right-ban': {
    says: 'U kunt de kredietbureaus vragen om een gratis blokkade (ban) van 21 dagen op uw kredietoverzicht (credit report), en om die langer te maken.',
  },
  'au.breach.right-complain': {
    says: 'U kunt klagen bij het bedrijf, en na 30 dagen gratis bij de privacycommissaris (OAIC).',
  },
  'au.breach.step': {
    says: 'Verander uw wachtwoorden en bel IDCARE op 1800 595 160. Vraag uw bank op uw rekeningen te letten.',
  },
  'au.breach.option': {
    says: 'Vraag alle kredietbureaus om een blokkade (ban) en haal nieuwe papieren als nummers zijn gestolen.',
    title: 'Uw naam beschermen',
    cost: 'Gratis',
    time: 'Deze week',
    risk: 'Een blokkade moet eraf voordat u een lening vraagt.',
    bestFor: 'Iedereen die zo’n brief krijgt.',
  },
}
