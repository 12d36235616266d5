/** The Dutch words of Germany: penal order. */
import type { Words } from '@plainletter/contracts/rule'

export const PENAL_ORDER_NL: Words = {
  'de.penal-order.want': {
    says: 'Een strafrechter straft u op papier, zonder zitting (Strafbefehl).',
  },
  'de.penal-order.warning': {
    says: 'Na twee weken staat het als een vonnis en kan het een strafblad betekenen. Bel nu een strafadvocaat.',
  },
  'de.penal-order.deadline': {
    says: 'U hebt twee weken vanaf de dag op de gele envelop voor bezwaar (Einspruch).',
    action: 'Uw bezwaar (Einspruch) sturen naar de rechtbank die het bevel gaf',
    consequence: 'De straf wordt definitief als een vonnis.',
  },
  'de.penal-order.right-object': {
    says: 'U kunt zonder redenen bezwaar maken. Dan is er een zitting. U kunt ook alleen tegen het bedrag per dag (Tagessatz) bezwaar maken.',
  },
  'de.penal-order.right-parts': {
    says: 'Klopt het maar is het te veel ineens? Vraag de officier van justitie in delen te betalen of in plaats daarvan te werken.',
  },
  'de.penal-order.step': {
    says: 'Schrijf de dag op de envelop op. Bekijk het dossier via een advocaat voordat u iets uitlegt. U mag een bezwaar later intrekken.',
  },
  'de.penal-order.option': {
    says: 'Schrijf de rechtbank: „Ik maak bezwaar”, het dossiernummer, de datum en uw handtekening.',
    title: 'Bezwaar maken tegen het strafbevel',
    cost: 'Sturen is gratis; kosten als u verliest',
    time: 'Twee weken',
    risk: 'Na een zitting kan de straf hoger zijn.',
    bestFor: 'U deed het niet, of het bedrag past niet bij uw inkomen.',
  },
}
