/** Dutch: papers that their kind is too wide to name. See en/papers.ts. */
import type { Papers } from '../phrases.ts'

export const NL_PAPERS: Papers = {
  rent_increase: {
    name: 'een brief over een hogere huur',
    label: 'Huurverhoging',
    wants: '{sender} wil meer huur van u.',
  },
  service_charge: {
    name: 'een rekening voor gedeelde kosten van uw woning',
    label: 'Gedeelde kosten van uw woning',
    wants: '{sender} vraagt u mee te betalen aan gedeelde kosten van uw woning.',
  },
  deposit_deductions: {
    name: 'een brief over uw waarborgsom',
    label: 'Inhouding op de waarborgsom',
    wants: '{sender} schrijft over geld dat van uw waarborgsom af zou gaan.',
  },
  disciplinary_hearing: {
    name: 'een oproep voor een hoorgesprek op het werk',
    label: 'Hoorgesprek op het werk',
    wants: '{sender} roept u op voor een gesprek over uw werk. Er is nog niets besloten.',
  },
  work_warning: {
    name: 'een waarschuwing op het werk',
    label: 'Waarschuwing op het werk',
    wants: '{sender} geeft u een officiële waarschuwing. Uw baan gaat door.',
  },
  work_suspension: {
    name: 'een schorsing van het werk',
    label: 'Schorsing van het werk',
    wants: '{sender} laat u voorlopig niet werken. Uw baan gaat door.',
  },
  exit_agreement: {
    name: 'een voorstel om uw baan te beëindigen',
    label: 'Voorstel om uw baan te beëindigen',
    wants: '{sender} biedt voorwaarden voor het einde van uw baan. U hoeft niet akkoord te gaan.',
  },
  offence_hearing: {
    name: 'een brief die uw kant vraagt voor een boete',
    label: 'Uw kant voor een boete',
    wants:
      '{sender} zegt dat u een verkeersregel overtrad en vraagt uw kant. Er is nog niets besloten.',
  },
  driver_details: {
    name: 'een vraag wie er reed',
    label: 'Vraag wie er reed',
    wants: '{sender} wil weten wie het voertuig bestuurde.',
  },
  police_penalty: {
    name: 'een vaste boete van de politie',
    label: 'Vaste boete van de politie',
    wants: '{sender} biedt een vaste boete aan in plaats van een rechtszaak.',
  },
  school_absence_penalty: {
    name: 'een boete voor verzuim van school',
    label: 'Boete voor verzuim van school',
    wants: '{sender} vraagt een boete omdat een kind niet op school was.',
  },
  benefit_move: {
    name: 'een bericht om over te gaan naar een andere uitkering',
    label: 'Overgang naar een andere uitkering',
    wants: '{sender} zegt dat een uitkering stopt en dat u een andere moet aanvragen.',
  },
  benefit_decision: {
    name: 'een besluit over een uitkering',
    label: 'Besluit over een uitkering',
    wants: '{sender} heeft besloten over een uitkering van u.',
  },
  child_maintenance: {
    name: 'een brief over kinderalimentatie',
    label: 'Kinderalimentatie',
    wants: '{sender} schrijft over geld dat voor een kind wordt betaald.',
  },
  complaint_refused: {
    name: 'een laatste antwoord op uw klacht',
    label: 'Antwoord op uw klacht',
    wants: '{sender} antwoordt op uw klacht. U kunt verder gaan.',
  },
  immigration_refusal: {
    name: 'een besluit over uw recht om te blijven',
    label: 'Besluit over uw verblijf',
    wants: '{sender} heeft besloten over uw recht om in het land te zijn.',
  },
  divorce_papers: {
    name: 'een brief over een scheiding',
    label: 'Scheiding',
    wants: 'Uw partner heeft gevraagd om het huwelijk of partnerschap te beëindigen.',
  },
  jury_summons: {
    name: 'een oproep om jurylid te zijn',
    label: 'Dienst als jurylid',
    wants: '{sender} roept u op als jurylid. U wordt nergens van beschuldigd.',
  },
  witness_summons: {
    name: 'een oproep als getuige',
    label: 'Oproep als getuige',
    wants: '{sender} roept u op om de rechter te zeggen wat u weet. Niemand eist iets van u.',
  },
  council_order: {
    name: 'een bevel om iets in orde te maken',
    label: 'Bevel van een overheid',
    wants: '{sender} beveelt u iets te doen of ermee te stoppen.',
  },
  data_breach: {
    name: 'een bericht over een lek van uw gegevens',
    label: 'Datalek',
    wants: '{sender} meldt dat anderen uw gegevens kunnen hebben gezien.',
  },
  price_rise: {
    name: 'een bericht over een hogere prijs',
    label: 'Prijsverhoging',
    wants: '{sender} wil veranderen wat u betaalt.',
  },
}
