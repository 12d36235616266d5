/** Benefits paid by mistake (cobro indebido): the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFIT_OVERPAYMENT_NL: Words = {
  'es.public.want-benefit': {
    says: 'Een overheidsdienst zegt dat hij u te veel betaalde, en vraagt het terug (cobro indebido).',
  },
  'es.public.deadline-benefit-review': {
    says: 'U hebt 30 werkdagen vanaf de dag dat u de beslissing kreeg. Wij tellen vanaf de datum.',
    action: 'Dien een bezwaar in bij de dienst (reclamación previa)',
    consequence: 'De beslissing wordt definitief.',
  },
  'es.public.deadline-benefit-object': {
    says: 'Schrijft SEPE voor het eerst over te veel betaald geld, dan hebt u tien dagen voor bezwaar.',
    action: 'Stuur uw bezwaar (alegaciones)',
    consequence: 'De dienst beslist zonder uw woorden.',
  },
  'es.public.right-benefit-four': {
    says: 'Ze kunnen bedragen van sociale zekerheid over hoogstens vier jaar terugvragen.',
  },
  'es.public.right-benefit-plan': {
    says: 'U kunt vragen in delen terug te betalen. Van een pensioen van de Seguridad Social houden ze meestal 10 tot 30 % per maand in, zodat alles in vijf jaar terug is. Blijft er te weinig over, dan kan het langer duren.',
  },
  'es.public.step-what-benefit': {
    says: 'Kijk welke uitkering, welke maanden en waarom. Vergelijk met uw papieren.',
  },
  'es.public.step-object-first': {
    says: 'Er is nog niets beslist. Klopt het niet, stuur dan binnen de tijd in de brief, vaak tien dagen, uw kant (alegaciones) met bewijs. Bezwaar komt later, tegen het besluit.',
  },
  'es.public.right-benefit-penalty': {
    says: 'Een straf (sanción) staat los van terugbetalen. Er is een eigen dossier nodig, 15 werkdagen om te antwoorden en een genoemde fout. Op tijd gemeld: geen straf.',
  },
  'es.public.option-object-first': {
    title: 'Stuur nu uw kant (alegaciones)',
    says: 'Schrijf waarom u recht had op het geld, of dat het bedrag niet klopt. Voeg bewijs toe.',
    cost: 'Niets.',
    time: 'De dagen in de brief, vaak tien.',
    risk: 'Laag. U kunt later nog bezwaar maken tegen het besluit.',
    bestFor: 'U had de wijziging gemeld, of het bedrag klopt niet.',
  },
  'es.public.step-appeal-benefit': {
    says: 'Klopt het niet, dien dan de reclamación previa in en zeg waarom. Zij is gratis en vraagt geen advocaat.',
  },
  'es.public.option-appeal-benefit': {
    title: 'Dien bezwaar in bij de dienst',
    says: 'Zeg waarom u recht op het geld had, of dat het bedrag fout is.',
    cost: 'Niets.',
    time: '30 werkdagen.',
    risk: 'Laag.',
    bestFor: 'U meldde de verandering, of het bedrag is fout.',
  },
}
