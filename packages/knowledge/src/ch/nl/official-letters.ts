/** The Dutch words of Switzerland: official letters. */
import type { Words } from '@plainletter/contracts/rule'

export const OFFICIAL_LETTERS_NL: Words = {
  'ch.benefit.who': {
    says: 'Dit is een dienst van de sociale verzekering. Hij moet schriftelijk beslissen, met redenen en hoe u bezwaar maakt.',
  },
  'ch.benefit.reality': {
    says: 'Zo’n beslissing kan verkeerd zijn. Een bezwaar stopt de eis meestal tot erover beslist is.',
  },
  'ch.benefit.not-yet': {
    says: 'Ze kunnen er geen invordering (Betreibung) voor beginnen voordat de beslissing definitief is.',
  },
  'ch.benefit.step-file': {
    says: 'Vraag uw dossier te zien en hoe het bedrag berekend is. Het is meestal gratis.',
  },
  'ch.benefit.step-reported': {
    says: 'Zoek bewijs dat u de verandering gemeld hebt: brieven, mails, notities van gesprekken. Het toont goede trouw.',
  },
  'ch.benefit.right-court': {
    says: 'Wijzen ze uw bezwaar af? Dan hebt u 30 dagen voor de verzekeringsrechter van het kanton. Het is meestal gratis of goedkoop.',
  },
  'ch.benefit.option-plan': {
    says: 'Vraag terug te betalen in delen die u genoeg laten om te leven.',
    title: 'Om delen vragen',
    cost: 'Gratis.',
    time: 'Vóór de datum.',
    risk: 'Ze kunnen bewijs vragen.',
    bestFor: 'Het bedrag klopt, maar is nu te hoog.',
  },
  'ch.tax.who': {
    says: 'Dit is een belastingdienst van de gemeente, het kanton of de staat. Een definitieve belastingbeslissing telt als een vonnis.',
  },
  'ch.tax.not-yet': {
    says: 'Vóór een aanmaning en een invordering (Betreibung) kunnen ze geen loon of spullen nemen. Wat u minimaal nodig hebt, blijft van u.',
  },
  'ch.bill.who': {
    says: 'Dit is uw leverancier. Een rekening of aanmaning is nog geen invordering (Betreibung).',
  },
  'ch.bill.reality': {
    says: 'Niemand kan vanwege een rekening uw loon of spullen nemen. Bel nu, en de meeste bedrijven geven meer tijd.',
  },
  'ch.bill.right-five-years': {
    says: 'Terugkerende rekeningen voor stroom, water en telefoon zijn meestal na vijf jaar te oud. U moet dat zeggen.',
  },
  'ch.bill.step-meter': {
    says: 'Vergelijk de meter, de periode en vorig jaar. Is het veel te hoog? Schrijf en vraag een controle van de meter.',
  },
}
