/** A seizure by the debt office, and what it must leave: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const SEIZURE_NL: Words = {
  'ch.court.seize-want': {
    says: 'Het schuldenkantoor (Betreibungsamt) wil uw inkomen en spullen bekijken, om er een deel van te nemen (Pfändung).',
  },
  'ch.court.seize-who': {
    says: 'Het is een dienst van de overheid. Wat hij doet, kan gecontroleerd worden.',
  },
  'ch.court.seize-real': {
    says: 'Hij moet u genoeg laten voor huur, eten en zorgverzekering die u echt betaalt.',
  },
  'ch.court.seize-not-yet': {
    says: 'Ze kunnen geen dingen nemen die u nodig hebt om te leven en werken, en sommige sociale uitkeringen niet.',
  },
  'ch.court.seize-ten': {
    says: 'U hebt tien dagen om bij de toezichthouder te klagen als een handeling verkeerd is.',
    action: 'Schriftelijk klagen (Beschwerde)',
    consequence: 'De handeling blijft staan.',
  },
  'ch.court.seize-step-go': {
    says: 'Ga naar de afspraak. Neem loonstroken, huur, zorgpremie en andere kosten mee, met bewijs van betaling.',
  },
  'ch.court.seize-step-change': {
    says: 'Verandert uw inkomen of verandert wat u uitgeeft? Vraag het kantoor meteen het bedrag aan te passen.',
  },
  'ch.court.seize-step-help': {
    says: 'Vraag een schuldhulpverlener naar een plan met alle schuldeisers of naar een privéfaillissement.',
  },
  'ch.court.seize-right-complain': { says: 'U hebt het recht gratis over het kantoor te klagen.' },
  'ch.court.seize-option': {
    says: 'Schrijf aan de toezichthouder.',
    title: 'Klagen over een verkeerde handeling',
    cost: 'Meestal niets.',
    time: 'Tien dagen.',
    risk: 'Geen.',
    bestFor: 'U houdt te weinig over.',
  },
  'ch.court.seize-help': {
    says: 'Die controleert het bedrag dat van u moet blijven.',
    title: 'Een schuldhulpverlener vragen',
    cost: 'Niets.',
    time: 'Deze week.',
    risk: 'Geen.',
    bestFor: 'Iedereen met een beslag.',
  },
}
