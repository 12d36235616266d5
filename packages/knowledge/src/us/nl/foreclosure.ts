/** The Dutch words of the rows in ../foreclosure.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FORECLOSURE_NL: Words = {
  'us.foreclosure.reality': {
    says: 'Het huis is nog niet verkocht. Tot de verkoop kan betalen wat achterstaat, een plan of een faillissement (bankruptcy) die vaak stoppen.',
  },
  'us.foreclosure.who': {
    says: 'Een trustee of advocaat regelt de verkoop. Over hulp beslist het bedrijf waaraan u betaalt (servicer).',
  },
  'us.foreclosure.step-counselor': {
    says: 'Bel vandaag een door HUD erkende woonadviseur (housing counselor): 888-995-4673. Het is gratis. Betaal nooit iemand die belooft de verkoop te stoppen.',
  },
  'us.foreclosure.step-help': {
    says: 'Stuur nu een volledig verzoek om hulp (loss mitigation). Meer dan 37 dagen voor de verkoop mogen ze niet verkopen zolang ze ernaar kijken.',
  },
  'us.foreclosure.step-sum': {
    says: 'Vraag schriftelijk welk bedrag de lening weer op orde brengt en wat de laatste dag is om dat te betalen.',
  },
  'us.foreclosure.step-lawyer': {
    says: 'Is de verkoop binnen een maand? Bel nu rechtshulp (legal aid) of een advocaat voor bankruptcy.',
  },
  'us.foreclosure.right-help': {
    says: 'Op een volledig verzoek om hulp moeten ze antwoorden, en tegen een weigering kunt u meestal in beroep (appeal).',
  },
  'us.mortgage.want': {
    says: 'Uw hypotheekbedrijf wil de late betalingen, en zegt dat het kan beginnen met gedwongen verkoop (foreclosure).',
  },
  'us.mortgage.reality': {
    says: 'Dit is een waarschuwing, geen verkoop. Veel mensen houden hun huis met een plan, als zij er vroeg om vragen.',
  },
  'us.mortgage.not-yet': {
    says: 'Meestal mag gedwongen verkoop (foreclosure) pas beginnen als u meer dan 120 dagen achter bent.',
  },
  'us.mortgage.right-help': {
    says: 'Stuur een volledig verzoek om hulp, meer dan 37 dagen voor een verkoop. Zij moeten ernaar kijken en mogen in die tijd niet verkopen.',
  },
  'us.mortgage.right-contact': {
    says: 'De beheerder van uw lening (servicer) moet u uiterlijk op dag 45 van uw achterstand schriftelijk vertellen hoe u hulp kunt krijgen.',
  },
  'us.mortgage.right-errors': {
    says: 'Klopt het bedrag niet? Stuur een melding van een fout (notice of error). Zij moeten meestal binnen 30 werkdagen antwoorden.',
  },
  'us.mortgage.step-counselor': {
    says: 'Bel een door HUD erkende woonadviseur (housing counselor) op 888-995-4673. Dat is gratis. Betaal nooit iemand die belooft de gedwongen verkoop te stoppen.',
  },
  'us.mortgage.option-plan': {
    says: 'Vraag om het formulier voor hulp (loss mitigation). Bied een betaalplan, een pauze of een wijziging van de lening aan.',
    title: 'Om een plan vragen om het huis te houden',
    cost: 'Vragen is gratis',
    time: 'Nu, voor dag 120',
    risk: 'Het bedrag groeit terwijl u wacht.',
    bestFor: 'U hebt wat inkomen en wilt blijven.',
  },
}
