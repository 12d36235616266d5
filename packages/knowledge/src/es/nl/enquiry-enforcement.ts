/** Questions about what may be taken of pay, accounts and homes: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ENFORCEMENT_NL: Words = {
  'es.ask.wage-limit': {
    says: 'Nettoloon tot het minimumloon (€ 1.221 per maand in 2026) is veilig. Van de volgende € 1.221 is het 30 %, daarna meer: bij € 1.500 ongeveer € 84, bij € 1.300 ongeveer € 24. Een rechter of overheid moet het bevelen. Houdt men meer in, vraag de rechter om correctie. Voor kinderalimentatie kan de rechter meer nemen. Met gezin kan hij het deel verlagen.',
    dependsOn: 'hoeveel u verdient en wie het neemt',
  },
  'es.ask.account': {
    says: 'Vraag de bank welke rechter of dienst het beval. Stuur dan loonstroken en bankpapieren en vraag loon of pensioen vrij te geven dat niet genomen mag worden.',
  },
  'es.ask.myth-take-house': {
    says: 'Niemand neemt een huis om een brief. Een rechter moet beslissen, en die neemt eerst geld en loon.',
  },
  'es.ask.myth-all-wages': {
    says: 'Ze mogen nooit alles nemen. Het deel tot het minimumloon is van u.',
  },
  'es.ask.court-home': {
    says: 'Vraag de papieren en het zaaknummer en bel de rechtbank. Niemand mag binnen zonder uw ja of een bevel van een rechter; een incassant nooit. Gewone meubels, kleding, eten en uw werkgereedschap mogen niet in beslag. Vraag een gratis advocaat (abogado de oficio).',
  },
}
