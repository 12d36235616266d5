/** Tax and benefit decisions: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const DECISIONS_WORDS: Words = {
  'nl.decision.want-tax': {
    says: 'De Belastingdienst of uw gemeente vraagt u belasting te betalen.',
  },
  'nl.decision.want-benefit': {
    says: 'Een overheidsinstantie zegt dat u te veel kreeg en wil geld terug.',
  },
  'nl.decision.who': {
    says: 'Dit is een overheidsinstantie. In het besluit moet staan hoe u bezwaar maakt.',
  },
  'nl.decision.real': {
    says: 'U kunt gratis bezwaar maken. U kunt ook vragen in delen te betalen.',
  },
  'nl.decision.not-yet': {
    says: 'Ze moeten eerst een aanmaning en dan een dwangbevel sturen voordat er beslag kan komen.',
  },
  'nl.decision.rights': {
    says: 'U mag bezwaar maken, worden gehoord, uw dossier zien en een regeling vragen.',
  },
  'nl.decision.deadline-six': {
    says: 'U hebt zes weken om bezwaar te maken.',
    action: 'Stuur uw bezwaar',
    consequence: 'Het besluit blijft staan.',
  },
  'nl.decision.step-check': {
    says: 'Controleer de reden, de maanden en de bedragen. Vraag de berekening.',
  },
  'nl.decision.step-object': {
    says: 'Nog niet zeker? Stuur op tijd een kort bezwaar en zeg dat de redenen volgen (pro forma).',
  },
  'nl.decision.step-delay': { says: 'Vraag uitstel van betaling. Dat kan samen met uw bezwaar.' },
  'nl.decision.step-plan': {
    says: 'Vraag vóór de betaaldatum om een regeling die bij uw inkomen past.',
  },
  'nl.decision.right-object': {
    says: 'U hebt het recht binnen zes weken gratis bezwaar te maken.',
  },
  'nl.decision.right-heard': {
    says: 'U hebt het recht uw verhaal te vertellen voordat er op uw bezwaar wordt beslist.',
  },
  'nl.decision.right-income': {
    says: 'Een deel van uw inkomen is altijd beschermd (beslagvrije voet).',
  },
  'nl.decision.option-object': {
    title: 'Bezwaar maken',
    says: 'Schrijf waarom het besluit niet klopt.',
    cost: 'Niets.',
    time: 'Zes weken.',
    risk: 'Rente kan doorlopen.',
    bestFor: 'U bent het oneens.',
  },
  'nl.decision.option-plan': {
    title: 'In delen betalen',
    says: 'Vraag een regeling of kwijtschelding.',
    cost: 'Wat u kunt betalen.',
    time: 'Vóór de datum.',
    risk: 'Rente kan doorlopen.',
    bestFor: 'U bent het schuldig maar hebt weinig geld.',
  },
  'nl.decision.option-help': {
    title: 'Gratis hulp',
    says: 'Vraag het Juridisch Loket of uw gemeente.',
    cost: 'Niets.',
    time: 'Deze week.',
    risk: 'Geen.',
    bestFor: 'De brief is moeilijk.',
  },
  'nl.decision.insight-late': {
    says: 'Een te laat bezwaar kan nog tellen als u een goede reden had.',
    actionable: 'Maak zo snel mogelijk bezwaar en zeg waarom het laat is.',
  },
  'nl.decision.right-urgent-reasons': {
    says: 'De gemeente mag minder of niets terugvragen bij dringende redenen. Schrijf wat de schuld met u doet.',
  },
}
