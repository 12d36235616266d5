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
  'de.penal-order.who': {
    says: 'Dit komt van een strafrechter. Het openbaar ministerie (Staatsanwaltschaft) heeft erom gevraagd.',
  },
  'de.penal-order.reality': {
    says: 'Er was nog geen zitting. Maakt u op tijd bezwaar, dan hoort een rechter u voordat iets vaststaat.',
  },
  'de.penal-order.rights': {
    says: 'U mag bezwaar maken, zwijgen over het feit en een advocaat het dossier laten lezen.',
  },
  'de.penal-order.not-yet': {
    says: 'De straf wordt niet uitgevoerd voordat zij vaststaat. Bezwaar op tijd houdt haar tegen.',
  },
  'de.penal-order.know-record': {
    says: 'Een boete tot 90 dagbedragen staat meestal niet op de verklaring van gedrag (Führungszeugnis), als er niets anders geregistreerd is.',
  },
  'de.penal-order.right-restore': {
    says: 'Hebt u de twee weken buiten uw schuld gemist? Vraag de rechter binnen een week nadat de verhindering voorbij is om herstel (Wiedereinsetzung). Maak in dezelfde brief bezwaar.',
  },
  'de.penal-order.step-object': {
    says: 'Klopt het niet, of is het te veel? Schrijf "Ik maak bezwaar (Einspruch)", het dossiernummer en uw naam, en teken. Het moet binnen de twee weken bij de rechtbank zijn.',
  },
  'de.penal-order.option-rate': {
    title: 'Alleen bezwaar tegen het dagbedrag',
    says: 'Zeg dat u alleen tegen het bedrag per dag bezwaar maakt en stuur bewijs van uw netto-inkomen.',
    cost: 'Versturen is gratis',
    time: 'Twee weken',
    risk: 'Het feit en het aantal dagen blijven staan.',
    bestFor: 'Het feit klopt, maar u verdient minder dan zij denken.',
  },
  'de.penal-order.option-help': {
    title: 'Een strafadvocaat vragen',
    says: 'Een advocaat leest het dossier en zegt of bezwaar zin heeft.',
    cost: 'Een honorarium. Vraag eerst wat een gesprek kost.',
    time: 'Binnen de twee weken',
    risk: 'Maak zelf op tijd bezwaar als u niemand vindt.',
    bestFor: 'Er staat een rijverbod of uw strafblad op het spel.',
  },
}
