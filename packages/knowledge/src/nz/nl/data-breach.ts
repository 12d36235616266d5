/** The Dutch words of the rows in ../data-breach.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DATA_BREACH_NL: Words = {
  'nz.breach.want': {
    says: 'Een organisatie zegt dat anderen uw gegevens misschien hebben gezien. U bent niets schuldig, maar bescherm uzelf.',
  },
  'nz.breach.reality': {
    says: 'Niet elk lek leidt tot misbruik. Een blokkade van uw kredietgegevens (credit freeze) stopt de meeste nieuwe leningen op uw naam.',
  },
  'nz.breach.right-told': {
    says: 'Ze moeten u snel vertellen over een lek dat ernstige schade kan doen, en wat u kunt doen.',
  },
  'nz.breach.right-freeze': {
    says: 'U kunt alle kredietregistraties (credit reporters) om een gratis blokkade (suppression) van uw kredietdossier vragen.',
  },
  'nz.breach.right-complain': {
    says: 'U kunt gratis klagen bij de Privacy Commissioner. Een tribunaal kan schadevergoeding toekennen.',
  },
  'nz.breach.step': {
    says: 'Verander uw wachtwoorden, zeg het uw bank, en bel IDCARE op 0800 121 068.',
  },
  'nz.breach.option': {
    says: 'Blokkeer uw kredietdossier en vraag de organisatie wat ze voor u gaat doen.',
    title: 'Uw naam beschermen',
    cost: 'Gratis',
    time: 'Deze week',
    risk: 'Haal de blokkade eraf voordat u een lening vraagt.',
    bestFor: "Iedereen die zo'n brief krijgt.",
  },
}
