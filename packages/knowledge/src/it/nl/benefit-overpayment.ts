/** Benefits that INPS asks back (indebito): the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFIT_OVERPAYMENT_WORDS: Words = {
  'it.public.want-benefit': {
    says: 'INPS zegt dat het u te veel betaalde en vraagt het terug (indebito). Het mag tien jaar teruggaan.',
  },
  'it.public.reality-benefit': {
    says: 'Het is ernstig, maar u kunt gratis in beroep gaan. Ze moeten u genoeg laten om te leven.',
  },
  'it.public.no-whole-benefit': {
    says: 'Ze kunnen niet uw hele pensioen stoppen om het terug te krijgen: hoogstens een vijfde per maand.',
  },
  'it.public.deadline-benefit': {
    says: 'U hebt 90 dagen vanaf de dag dat u het kreeg om INPS een herziening te vragen.',
    action: 'Online of bij een patronato beroep bij INPS indienen (ricorso amministrativo)',
    consequence: 'De herziening is te laat, en het terugvorderen gaat door.',
  },
  'it.public.right-good-faith': {
    says: 'Bij een pensioen dat INPS door eigen fout te veel betaalde, hoeft u vaak niet terug te betalen. Dat geldt als u eerlijk was en alles zei.',
  },
  'it.public.right-fifth-benefit': {
    says: 'Ze mogen hoogstens een vijfde van een pensioen inhouden, en niet onder het veilige deel.',
  },
  'it.public.step-what-benefit': {
    says: 'Kijk welke uitkering, welke maanden en waarom: INPS moet redenen geven en u het dossier tonen. Ga gratis naar een patronato.',
  },
  'it.public.step-answer-benefit': {
    says: 'Klopt het niet? Dien met een patronato het beroep (ricorso) in en zeg dat u te goeder trouw was.',
  },
  'it.public.step-plan-benefit': {
    says: 'Klopt het? Vraag INPS kleine delen per maand. Een patronato doet het gratis.',
  },
  'it.public.step-papers-benefit': {
    says: 'Verzamel wat u INPS zei en wanneer: formulieren, inkomenspapieren, brieven.',
  },
  'it.public.option-appeal-benefit': {
    says: 'Een patronato dient het gratis in.',
    title: 'In beroep gaan bij INPS',
    cost: 'Niets.',
    time: '90 dagen.',
    risk: 'Laag.',
    bestFor: 'U was eerlijk, of het bedrag klopt niet.',
  },
  'it.public.option-plan-benefit': {
    says: 'Vraag INPS kleine delen per maand.',
    title: 'In delen terugbetalen',
    cost: 'Het bedrag, in delen.',
    time: 'Minuten om te vragen.',
    risk: 'Laag.',
    bestFor: 'U had geen recht op het geld.',
  },
  'it.public.right-naspi-work': {
    says: 'Een nieuwe baan tot zes maanden schort de NASpI alleen op. Bij laag loon dat u aan INPS meldde, blijft een deel van u. Controleer de berekening.',
  },
}
