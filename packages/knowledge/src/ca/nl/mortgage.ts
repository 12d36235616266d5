/** The Dutch words of the rows in ../mortgage.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const MORTGAGE_NL: Words = {
  'ca.mortgage.right-bank-help': {
    says: 'Een bank moet zoeken naar manieren om u in nood te helpen, zoals een langere looptijd of geen kosten voor te laat betalen. Vraag het vóór de laatste dag.',
  },
  'ca.mortgage.right-interest': {
    says: 'De rente mag niet stijgen omdat u te laat bent. Elk bedrag voor niet betalen moet in het contract staan en toegestaan zijn.',
  },
  'ca.mortgage.want': {
    says: 'De kredietgever wil de late betalingen, en zegt dat hij het huis kan nemen of verkopen.',
  },
  'ca.mortgage.reality': {
    says: 'Dit is een waarschuwing met tijd om iets te doen. Veel mensen houden hun huis met een plan, als ze het vroeg vragen.',
  },
  'ca.mortgage.option-plan': {
    says: 'Vraag schriftelijk om een plan voor het late bedrag, voordat de termijn van het bericht afloopt.',
    title: 'Vraag om een plan',
    cost: 'Vragen is gratis',
    time: 'Voordat de termijn van het bericht afloopt',
    risk: 'Het bedrag groeit terwijl u wacht.',
    bestFor: 'U hebt wat inkomen en wilt blijven.',
  },
  'ca.mortgage.on-power': {
    says: 'In Ontario kan een bericht van verkoop (notice of power of sale) pas komen na 15 dagen niet betalen. Het geeft u minstens 35 dagen om bij te betalen.',
  },
  'ca.mortgage.qc-sixty': {
    says: 'In Québec moet de kredietgever een bericht van 60 dagen inschrijven voordat hij een huis neemt of verkoopt. In die tijd kunt u betalen wat te laat is.',
  },
  'ca.mortgage.bc-redeem': {
    says: 'In British Columbia moet de kredietgever naar de rechter. De rechter geeft u meestal zes maanden om te betalen of te verkopen.',
  },
  'ca.mortgage.ab-redeem': {
    says: 'In Alberta moet de kredietgever naar de rechter. U hebt meestal zes maanden om te betalen in de stad, of een jaar op een boerderij.',
  },
  'ca.mortgage.step': {
    says: 'Bel vandaag de kredietgever en vraag naar het team voor mensen in nood (hardship). Ga naar een advocaat of juridisch loket (legal clinic) voordat de termijn van het bericht afloopt.',
  },
}
