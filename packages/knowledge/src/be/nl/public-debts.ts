/** The Dutch words of the rows in ../public-debts.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_DEBTS_NL: Words = {
  'be.state.want': {
    says: 'Het geld is schuldig aan de staat, een gemeente of een andere openbare instantie. Zij heeft eigen machtsmiddelen.',
  },
  'be.state.who-federal': {
    says: 'De FOD Financiën int belastingen, boetes en andere schulden voor de staat. Hij heeft meer macht dan private schuldeisers.',
  },
  'be.state.who-local': {
    says: 'Een gemeente is een openbare instantie. Voor sommige onbetaalde rekeningen kan zij zelf een bevel tot betalen schrijven.',
  },
  'be.state.reality-federal': {
    says: 'Hij maakt zelf zijn titel. Daarmee kan hij per aangetekende brief beslag leggen op een deel van loon of rekening, zonder rechter.',
  },
  'be.state.reality-local': {
    says: 'Voor een schuld die niemand betwist, kan de gemeente zelf een dwangbevel geven. Daarmee kan een deurwaarder zonder rechter beslag leggen.',
  },
  'be.state.not-yet-local': {
    says: 'Voor een dwangbevel voor een rekening moet de gemeente u eerst aangetekend aanmanen. Daarna moet een deurwaarder het dwangbevel betekenen.',
  },
  'be.state.rights': {
    says: 'U mag vragen waarop de schuld rust, haar met redenen betwisten en om een plan vragen.',
  },
  'be.state.know-pay': {
    says: 'Een deel van uw loon of uitkering is altijd veilig, ook voor de staat en de gemeente.',
  },
  'be.state.right-dispute': {
    says: 'Betwist een foute rekening van de gemeente schriftelijk, met redenen. Zolang uw klacht loopt, mag zij daarvoor geen dwangbevel geven.',
  },
  'be.state.right-court': {
    says: 'Heeft een deurwaarder een dwangbevel van de gemeente betekend? U kunt naar de rechter. Vraag meteen advies: de termijn kan maar een maand zijn.',
  },
  'be.state.right-wait': {
    says: 'Voor een beslag moet de FOD Financiën meestal een aanmaning tot betaling sturen en een maand wachten.',
  },
  'be.state.right-plan': {
    says: 'U kunt de FOD Financiën om een plan vragen, meestal tot twaalf maanden. Bij blijvende problemen kan het tot vijf jaar.',
  },
  'be.state.step-check': {
    says: 'Vraag schriftelijk de rekening of beslissing achter het bedrag. Klopt die niet, betwist ze dan nu per aangetekende brief.',
  },
  'be.state.step-plan': {
    says: 'Kunt u niet meteen betalen? Vraag voor de datum een plan en bied een bedrag aan dat u kunt volhouden.',
  },
  'be.state.order-bailiff': {
    says: 'De brief noemt een dwangbevel van een openbare instantie. Daarmee kan een deurwaarder zonder rechter beslag leggen. Zoek meteen de termijn voor verzet.',
  },
}
