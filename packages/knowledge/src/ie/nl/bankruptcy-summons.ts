/** Bankruptcy summonses: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const BANKRUPTCY_SUMMONS_NL: Words = {
  'ie.demand.want': {
    says: 'De volgende stap kan een faillissement (bankruptcy) zijn, als u niets doet.',
  },
  'ie.demand.reality': {
    says: 'U bent nog niet failliet. U hebt 14 dagen om te betalen, een akkoord te sluiten of de High Court te vragen de aanzegging (summons) af te wijzen.',
  },
  'ie.demand.who': {
    says: 'De aanzegging (bankruptcy summons) komt van de High Court op verzoek van de schuldeiser.',
  },
  'ie.demand.rights': {
    says: 'U kunt de schuld betwisten en de rechter vragen de aanzegging (summons) af te wijzen. De schuld moet meer dan € 20.000 zijn.',
  },
  'ie.demand.right-dismiss': {
    says: 'U kunt de High Court vragen de aanzegging (summons) af te wijzen als de schuld echt betwist wordt.',
  },
  'ie.demand.summons': {
    says: 'U hebt 14 dagen vanaf de betekening van een faillissementsaanzegging (bankruptcy summons). Wij tellen vanaf de datum ervan, voor de zekerheid.',
    action: 'Betalen, een akkoord sluiten of vragen de aanzegging (summons) af te wijzen',
    consequence: 'Dan kunnen ze de rechter vragen u failliet te verklaren.',
  },
  'ie.demand.step-lawyer': { says: 'Vraag vandaag juridisch advies.' },
  'ie.demand.step-deal': { says: 'Bied schriftelijk een plan aan en vraag hun het in te trekken.' },
  'ie.demand.step-isi': {
    says: 'Vraag een Personal Insolvency Practitioner (schuldregelaar) of een regeling beter voor u is.',
  },
  'ie.demand.opt-deal': {
    says: 'Bied een plan of een kleiner bedrag aan en vraag het op papier.',
    title: 'Een akkoord sluiten',
    cost: 'Het bedrag dat u afspreekt.',
    time: 'Binnen 14 dagen.',
    risk: 'De tijd loopt door.',
    bestFor: 'U bent het schuldig en kunt over langere tijd betalen.',
  },
  'ie.demand.opt-dismiss': {
    says: 'Vraag het de High Court met een beëdigde verklaring (affidavit).',
    title: 'Vragen het af te wijzen',
    cost: 'Kosten van rechter en advocaat.',
    time: 'Binnen 14 dagen.',
    risk: 'Kosten als u verliest.',
    bestFor: 'U betwist de schuld.',
  },
  'ie.demand.right-arrangement': {
    says: 'Voordat de High Court u failliet verklaart, moet zij kijken of een regeling met de schuldeisers volstaat. Daarvoor kan zij de zaak uitstellen. Een personal insolvency practitioner kan die maken.',
  },
}
