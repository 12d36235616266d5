/** The Dutch words of the rows in ../rent-rise.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_RISE_NL: Words = {
  'au.rise.want': { says: 'Uw verhuurder of makelaar wil een hogere huur.' },
  'au.rise.want-check': {
    says: 'Controleer of de verhoging mag volgens de wet voordat u meer betaalt of tekent.',
  },
  'au.rise.reality': {
    says: 'Op de meeste plaatsen mag de huur maar één keer in 12 maanden omhoog, met minstens 60 dagen schriftelijk bericht vooraf.',
  },
  'au.rise.not-yet': { says: 'Tot de termijn voorbij is, bent u de oude huur schuldig.' },
  'au.rise.nsw': {
    says: 'In New South Wales krijgt u 60 dagen vooraf bericht, één keer in 12 maanden. Binnen 30 dagen na het bericht kunt u het Tribunal (NCAT) vragen die te verlagen.',
  },
  'au.rise.vic': {
    says: 'In Victoria krijgt u 90 dagen vooraf bericht, één keer in 12 maanden. Vraag Consumer Affairs Victoria binnen 30 dagen om het te controleren.',
  },
  'au.rise.qld': {
    says: 'In Queensland krijgt u twee maanden vooraf bericht, en de huur van de woning mag maar één keer in 12 maanden omhoog.',
  },
  'au.rise.right-tribunal': {
    says: 'Is het ver boven de huur op de markt? Dan kan een rechter (tribunal) van uw staat het verlagen. De tijd om dat te vragen is kort.',
  },
  'au.rise.step-check': {
    says: 'Controleer de datum van het bericht, de laatste verhoging en de huur van zulke woningen in de buurt.',
  },
  'au.rise.step-advice': {
    says: 'Bel deze week de hulpdienst voor huurders van uw staat. Het is gratis.',
  },
  'au.rise.option-talk': {
    says: 'Schrijf wat zulke woningen kosten en bied een kleinere verhoging aan.',
    title: 'Minder aanbieden',
    cost: 'Gratis',
    time: 'Vóór de genoemde dag',
    risk: 'Ze kunnen nee zeggen.',
    bestFor: 'U betaalt goed en wilt blijven.',
  },
  'au.rise.option-tribunal': {
    says: 'Vraag de rechter (tribunal) van uw staat om het te verlagen.',
    title: 'Naar de rechter (tribunal) gaan',
    cost: 'Een klein bedrag',
    time: 'Vaak binnen 30 dagen',
    risk: 'Misschien verandert er niets.',
    bestFor: 'De verhoging is ver boven de markt of de termijn is te kort.',
  },
  'au.rise.wa': {
    says: 'In Western Australia krijgt u 60 dagen vooraf bericht, en de huur mag maar één keer in 12 maanden omhoog.',
  },
  'au.rise.sa': {
    says: 'In South Australia krijgt u 60 dagen vooraf bericht, en de huur mag maar één keer in 12 maanden omhoog. SACAT kan zeggen dat die te hoog is.',
  },
  'au.rise.tas': {
    says: 'In Tasmania krijgt u 60 dagen vooraf bericht, en de huur mag maar één keer in 12 maanden omhoog. U kunt een bevel vragen als het onredelijk is.',
  },
  'au.rise.act': {
    says: 'In de ACT krijgt u acht weken vooraf bericht, één keer in 12 maanden. Voor een verhoging boven de vaste grens (inflatie en een tiende meer) is uw toestemming of een bevel van ACAT nodig.',
  },
}
